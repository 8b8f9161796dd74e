import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  month_sums: {},
  transactions: {
    kept: {
      title: 'books are kept for ten years by law',
      note: 'books are kept for ten years by law',
      employee_name: 'books are kept for ten years by law',
      employee_lastname: 'books are kept for ten years by law',
      performer_name: 'books are kept for ten years by law',
      posted_by: 'a code',
      performer_lastname: 'books are kept for ten years by law',
    },
  },
  settlements: {
    kept: {
      by_code: 'a code',
      by_name: 'books are kept for ten years by law',
      by_lastname: 'books are kept for ten years by law',
      entered: 'books are kept for ten years by law',
      before: 'books are kept for ten years by law',
      undone_by: 'a code',
    },
  },
  completions: {
    kept: {
      customer_code: 'a code that leads nowhere once the card is erased',
      service_name: 'the name of a service',
    },
  },
  payments: {},
  day_ends: {
    kept: {
      note: 'books are kept for ten years by law',
      notes: 'how many banknotes of each value',
      reason: 'one of four words',
      closed_by: 'a code',
      closed_name: 'books are kept for ten years by law',
      opened_by: 'a code',
      opened_name: 'books are kept for ten years by law',
      opened_reason: 'books are kept for ten years by law',
    },
  },
  till_counts: {
    kept: { by_code: 'a code', by_name: 'books are kept for ten years by law' },
  },
  month_ends: {
    kept: {
      closed_by: 'a code',
      closed_name: 'books are kept for ten years by law',
      opened_by: 'a code',
      opened_name: 'books are kept for ten years by law',
      opened_reason: 'books are kept for ten years by law',
    },
  },
  closed_lines: {},
  counted_works: {},
  day_figures: { kept: { performer_code: 'a code' } },
  commission_rules: {
    kept: {
      rules: 'percents and amounts',
      saved_by: 'a code',
      saved_name: 'books are kept for ten years by law',
    },
  },
  commission_statements: { kept: { figures: 'books are kept for ten years by law' } },
  service_copies: {},
  late_entries: {},
  settings: {},
  employee_copies: {
    kept: { state: 'the name of who takes a payment, as the module employee keeps it' },
  },
  recurring_expenses: {
    kept: {
      title: 'books are kept for ten years by law',
      employee_name: 'books are kept for ten years by law',
      employee_lastname: 'books are kept for ten years by law',
    },
  },
  recurring_months: {},
  report_mails: { kept: { mailed_month: 'a month' } },
  salon_copies: {},
};
