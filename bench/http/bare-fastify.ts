// The same response on the same path in bare Fastify, which the product is compared with.
import Fastify from 'fastify';

const app = Fastify();
app.get<{ Params: { word: string } }>('/api/Shelf/echo/:word', async ({ params }) => ({
  word: params.word,
  ok: true,
}));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ msg: 'serving', url }));
process.once('SIGTERM', () => void app.close());
