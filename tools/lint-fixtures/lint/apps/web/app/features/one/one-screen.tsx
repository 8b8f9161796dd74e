export default function OneScreen(): string {
  return 'a screen is a default export';
}
