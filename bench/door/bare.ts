// The same answer on the same path in Fastify with nothing around it: what the house is measured against.
import Fastify from 'fastify';

const app = Fastify();
app.get<{ Params: { word: string } }>('/api/Shelf/echo/:word', async ({ params }) => ({
  word: params.word,
  ok: true,
}));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ msg: 'serving', url }));
process.once('SIGTERM', () => void app.close());
