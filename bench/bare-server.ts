import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The ceiling on this machine at this moment: the same bytes from a route that does nothing else.
const bodies = new Map<string, { body: string; type: string }>();

const app = new Hono()
  .put('/bodies/:name', async (c) => {
    bodies.set(c.req.param('name'), {
      body: await c.req.text(),
      type: c.req.header('content-type') ?? 'text/html; charset=utf-8',
    });
    return c.body(null, 204);
  })
  .get('/bare/:name', (c) => answer(c.req.param('name')))
  .post('/bare/:name', async (c) => {
    await c.req.json();
    return answer(c.req.param('name'));
  });

function answer(name: string): Response {
  const { body, type } = bodies.get(name) ?? { body: '', type: 'text/plain' };
  return new Response(body, { headers: { 'Content-Type': type } });
}

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
  console.log(`http://127.0.0.1:${info.port}`),
);
