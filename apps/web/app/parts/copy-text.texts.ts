/** The spec's own strings; each carries its mark. */
export const texts = { copied: 'Kopyalandı ✅', notCopied: 'Kopyalanamadı ❌' } as const;
