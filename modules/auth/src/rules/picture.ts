/** A picture of ours, or one on the web over https; nothing that a page would run, and nothing within a network. */
export const isPicture = (url: string): boolean => {
  if (/[\s\\"'<>]|\p{Cc}/u.test(url)) return false;
  if (/^\/(?!\/)/.test(url)) return true;
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' && parsed.username === '' && /[a-z]\.[a-z]{2,}$/.test(parsed.hostname);
};
