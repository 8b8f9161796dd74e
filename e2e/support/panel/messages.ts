type Message = {
  readonly code: string;
  read: boolean;
  readonly fullName: string;
  readonly subject: string | null;
  answeredAt: string | null;
  answeredBy: string | null;
};

const states = {
  unread: ({ read }: Message) => !read,
  unanswered: ({ answeredAt }: Message) => answeredAt === null,
  answered: ({ answeredAt }: Message) => answeredAt !== null,
};

/** As the API filters them, as far as the journeys ask. */
export const filterMessages = <One extends Message>(all: readonly One[], query: URLSearchParams): One[] => {
  const wanted = (query.get('s') ?? '').toLocaleLowerCase('tr');
  const state = query.get('state') as keyof typeof states | null;
  return all.filter(
    (one) =>
      `${one.fullName} ${one.subject ?? ''}`.toLocaleLowerCase('tr').includes(wanted) &&
      (state === null || states[state](one)),
  );
};

export const answerMessage = (all: readonly Message[], body: unknown, by: string): object => {
  const { code, answered } = body as { code: string; answered: boolean };
  const found = all.find((message) => message.code === code);
  if (!found) return {};
  found.read ||= answered;
  found.answeredAt = answered ? '2026-11-16T09:00:00.000Z' : null;
  found.answeredBy = answered ? by : null;
  return {};
};
