/** With letters that lie in a font of their own. */
export const samplePerson = { name: 'Işıl', lastname: 'Öğütçü Şahin' } as const;
