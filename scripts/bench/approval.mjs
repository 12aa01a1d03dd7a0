import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';
import { getAppProof } from '../stack/app-proof.mjs';
import { APP_ADDRESS } from '../stack/fixed-points.mjs';
import { getToken } from './emulated.mjs';
import { getMedian } from './median.mjs';
import { signIn } from './web/measure.mjs';
import { withBrowser } from './with-browser.mjs';

const TALENT = { uid: 'talent-01', email: 'talent@agency-one.example' };
/** The public name. */
const NAME = 'Lucía N.';
const ENGINEER = 'engineer@agency-one.example';
const CLIENT = 'client@agency-one.example';
/** The client's voice finder, for a character in the demos' language. */
const FINDER = '/project/project-harbour-light?step=3&language=spa&voice=voice-harbour-captain';
const TRAITS = { category: 'WARM', language: 'spa', gender: 'FEM', voiceAge: 'ADU', tone: 'MED' };

const send = async (method, path, email, { body, headers = {} }) => {
  const authorization = { Authorization: `Bearer ${await getToken(email)}`, 'Idempotency-Key': randomUUID() };
  const response = await fetch(`${APP_ADDRESS}/api${path}`, {
    method,
    body,
    headers: { ...(await getAppProof()), ...authorization, ...headers },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`);
  return JSON.parse(text).collection;
};

/** Uploads a demo to the engineer's ticket. */
const uploadFor = async (name) => {
  const form = new FormData();
  const take = readFileSync(`${ROOT}tests/fixtures/take.mp3`);

  form.append('record', new Blob([take], { type: 'audio/mpeg' }), 'take.mp3');
  for (const [field, value] of Object.entries({ name, ...TRAITS })) form.append(field, value);

  const demo = await send('POST', `/demo/${TALENT.uid}`, TALENT.email, { body: form });
  if (demo.assignedTo === null)
    await send('PATCH', `/curation-ticket/${demo.curationTicketId}`, ENGINEER, {
      body: JSON.stringify({ action: 'take' }),
      headers: { 'Content-Type': 'application/json' },
    });

  return demo.id;
};

/** Returns when a name appears on a page, by the clock shared by all pages of this machine. */
const toMoment = (page, name) =>
  page.evaluate(
    (item) =>
      new Promise((resolve) => {
        const look = () => document.body.innerText.includes(item) && resolve(Date.now());
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        look();
      }),
    name,
  );

/** Milliseconds from the engineer's click to the voice on the client's page, without a reload. */
const approveOne = async (engineer, client, name) => {
  await engineer.goto(`/curate/${await uploadFor(name)}`);
  await engineer.getByRole('heading', { name }).waitFor();

  const press = engineer.getByRole('button', { name: 'Approve', exact: true });
  await press.waitFor();

  await engineer.evaluate(() => {
    globalThis.__pressedAt = new Promise((resolve) => {
      addEventListener('click', () => resolve(Date.now()), { capture: true, once: true });
    });
  });

  if (await client.getByText(name).count()) throw new Error(`${name} is shown before it is approved.`);

  const shown = toMoment(client, name);
  // Requested before, because the verdict navigates to the next demo.
  const pressed = engineer.evaluate(() => globalThis.__pressedAt);

  await press.click();

  return (await shown) - (await pressed);
};

/** Measures how soon an open voice finder shows a newly approved voice. Times depend on the machine. */
export const benchApproval = ({ isSmall }) =>
  withBrowser(async (browser) => {
    const rounds = isSmall ? 1 : 5;

    const open = async (email) => {
      const context = await browser.newContext({ baseURL: APP_ADDRESS, locale: 'en-US' });
      const page = await context.newPage();
      await signIn(page, email);
      return page;
    };

    const [client, engineer] = [await open(CLIENT), await open(ENGINEER)];
    await client.goto(FINDER);
    await client.getByRole('list', { name: 'Voices found' }).waitFor();

    // A talent's demos are grouped: those of the approved one must be visible.
    await client
      .getByRole('listitem')
      .filter({ hasText: NAME })
      .getByRole('button', { name: /more demo/ })
      .click();

    const times = [];
    for (let round = 1; round <= rounds; round += 1)
      times.push(await approveOne(engineer, client, `Bench reading ${round}`));

    const present = (ms) => `${(ms / 1000).toFixed(2)} s`;

    return [
      ['Press of Approve to the voice in a client’s finder, median', present(getMedian(times)), '2 s'],
      [`  the slowest of ${rounds}`, present(Math.max(...times)), '2 s'],
    ];
  });
