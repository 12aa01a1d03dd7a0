import { once } from 'node:events';
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { onRequest } from 'firebase-functions/v2/https';
import { ROOT } from '../bootstrap.mjs';
import { buildStale } from '../stack/build.mjs';
import { getPort } from '../stack/get-port.mjs';
import { getMedian } from './median.mjs';

const FULL = { connections: 200, duration: 4, rounds: 3 };
const SMALL = { connections: 2, duration: 1, rounds: 1 };

/** Hosts one function as the platform does: express in front, the body as bytes. */
const startHost = async (handler) => {
  const { default: express } = await import('express');
  const app = express();
  app.use(express.raw({ type: '*/*' }), (request, response) => handler(request, response));
  const server = createServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${getPort(server)}/api/clientConfig`, stop: () => server.close() };
};

/** Compares the same small response from our core and from a bare function, alternating, under load. */
export const benchApi = async ({ isSmall }) => {
  const { connections, duration, rounds } = isSmall ? SMALL : FULL;

  process.env.FUNCTIONS_EMULATOR = 'true';
  process.env.GCLOUD_PROJECT ??= 'demo-casting';
  await buildStale(['functions']);

  const { api } = await import(`${ROOT}functions/lib/index.js`);
  const bare = onRequest((_request, response) => {
    response.json({ collection: { branding: { title: 'Voice Casting' } } });
  });
  const hosts = { core: await startHost(api), bare: await startHost(bare) };
  const medians = { core: [], bare: [] };
  let failures = 0;

  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { url }] of Object.entries(hosts)) {
      const result = await autocannon({ url, connections, duration });
      medians[name].push(result.latency.p50);
      failures += result.errors + result.timeouts + result.non2xx;
    }
  }

  for (const { stop } of Object.values(hosts)) stop();

  const [core, plain] = [getMedian(medians.core), getMedian(medians.bare)];

  return [
    [
      `API core against a bare function, medians at ${connections} connections`,
      `${(core / Math.max(plain, 0.001)).toFixed(2)} times`,
      'within 1.5 times',
    ],
    ['Failures under that load', String(failures), 'none'],
  ];
};
