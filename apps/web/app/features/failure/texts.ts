export const texts = {
  documentTitle: 'Bir sorun oluştu · Ayna',
  title: 'Bu sayfa şu an açılamadı',
  text: 'Sorun bizden kaynaklanıyor. Birazdan yeniden deneyin.',
  home: 'Ana sayfaya git',
} as const;
