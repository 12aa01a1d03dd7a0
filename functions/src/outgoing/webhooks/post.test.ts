import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { post } from './post.ts';

let server: Server | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
});

const startReceiver = async (answer: RequestListener): Promise<string> => {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  vi.stubEnv('WEBHOOK_LOCAL_RECEIVERS', address);
  return address;
};
const send = (address: string, waitMs?: number) => post(address, { 'X-Test': 'yes' }, '{"é":1}', waitMs);

describe('a message to a receiver', () => {
  it('arrives complete, with its headers', async () => {
    const seen: string[] = [];

    const address = await startReceiver((request, response) => {
      request.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
      request.on('end', () => {
        seen.push(String(request.headers['x-test']), request.method ?? '');
        response.writeHead(201).end();
      });
    });
    expect(await send(address)).toEqual({ status: 201, fault: null });
    expect(seen).toEqual(['{"é":1}', 'yes', 'POST']);
  });

  it('is delivered if any address of the name is reachable', async () => {
    const address = (await startReceiver((_request, response) => response.writeHead(204).end())).replace(
      '127.0.0.1',
      'localhost',
    );
    vi.stubEnv('WEBHOOK_LOCAL_RECEIVERS', address);
    expect(await send(address)).toEqual({ status: 204, fault: null });
  });

  it('fails with any status other than success', async () => {
    const address = await startReceiver((_request, response) => response.writeHead(418).end());
    expect(await send(address)).toEqual({ status: 418, fault: 'refused' });
  });

  it('does not follow redirects', async () => {
    let requestCount = 0;
    const address = await startReceiver((_request, response) => {
      requestCount += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(await send(address)).toEqual({ status: 307, fault: 'redirected' });
    expect(requestCount).toBe(1);
  });

  it('times out without an answer', async () => {
    const address = await startReceiver(() => undefined);
    expect(await send(address, 200)).toEqual({ status: null, fault: 'slow' });
  });

  it('ignores the body of the response', async () => {
    const address = await startReceiver((_request, response) => {
      response.writeHead(200);
      const pour = () => void (response.write('x'.repeat(65_536)) && setImmediate(pour));
      pour();
    });
    expect(await send(address)).toEqual({ status: 200, fault: null });
  });

  it('fails without a listener or without encryption', async () => {
    const address = await startReceiver((_request, response) => response.end());
    const encrypted = address.replace('http:', 'https:');
    vi.stubEnv('WEBHOOK_LOCAL_RECEIVERS', `${encrypted},http://127.0.0.1:9`);
    expect((await send(encrypted)).fault).toBe('certificate');
    expect((await send('http://127.0.0.1:9')).fault).toBe('unreachable');
  });
});
