/** Baseline server: plain Express and pg, one route per shape with hand-written SQL (tools/bench/shapes.ts), without sign-in or validation. */
import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';
import { shapes } from '../shapes.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, application_name: 'bare' });
const app = express().use(express.json());
for (const [index, { bare }] of shapes.entries())
  app.post(`/${index}`, async (request, response) => {
    const { variables } = request.body as { variables: Record<string, unknown> };
    response.json({ data: await bare(pool, variables) });
  });
const server = app.listen(0, '127.0.0.1', () =>
  console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
