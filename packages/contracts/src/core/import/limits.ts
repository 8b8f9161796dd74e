// Apart from the shapes, so that the process that reads files of strangers loads nothing but these.

export const mostRows = 20_000;
export const mostColumns = 50;
