/** For people who come back to a bank's page that is over; it sends them on by itself. */
export const goneBankPage = (path: string): string => `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${path}"><title>Ödeme</title></head>
<body><p>Bu banka sayfası artık geçerli değil. <a href="${path}">Ödemenizin durumunu görün</a></p></body>
</html>
`;
