// Separate from the schemas: the sandboxed process that parses uploaded files loads only these.

export const maxRows = 20_000;
export const maxColumns = 50;
