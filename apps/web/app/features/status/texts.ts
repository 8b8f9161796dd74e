export const texts = {
  documentTitle: 'Ayna',
  title: 'Müşteriniz seçer, takviminize yansır.',
  lead: 'Ayna, salonunuzun randevularını, ekibini ve kasasını tek yerde toplar.',
  modules: 'Çalışan modüller',
  modulesHint: 'Sunucunun şu anda yanıt verdiği bölümler.',
  loading: 'Modüller soruluyor…',
  empty: 'Henüz modül yok.',
  retry: 'Yeniden dene',
  retrying: 'Deneniyor…',
} as const;
