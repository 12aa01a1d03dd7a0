import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';
import { getAppProof } from '../stack/app-proof.mjs';
import { APP_ADDRESS, PROJECT_ID } from '../stack/fixed-points.mjs';
import { countReads, getToken } from './emulated.mjs';
import { AGENCY } from './roster/many.mjs';

const { makeStatement } = await loadTs('domain/src/payouts/sample-statement.ts');

const ADMIN = 'admin@agency-one.example';
const PAYEES = 1_000;
const PAYEES_SMALL = 20;
/** Entries of a bank statement, and their share of exact references. */
const ENTRIES = 500;
const EXACT = 0.8;
const LIMITS = { preview: 2_000, export: 5_000, statement: 3_000 };

const TODAY = new Date().toISOString().slice(0, 10);
const IBAN = 'ES9121000418450200051332';
const ADDRESS = { street: 'Calle Mayor', building: '1', postcode: '28013', town: 'Madrid', country: 'ESP' };

/** Writes one payable earning and one account per talent. */
const load = async (firestore, payees) => {
  const writer = firestore.bulkWriter({ throttling: false });

  for (let index = 0; index < payees; index += 1) {
    const talentId = `payee-${index}`;
    void writer.set(firestore.doc(`earnings/payout_${talentId}`), {
      agencyId: AGENCY,
      projectId: 'payout',
      orderId: 'payout',
      talentId,
      projectName: `Campaign ${index}`,
      revision: 1,
      currency: 'EUR',
      amount: 10_000 + index,
      roles: [],
      state: 'payable',
      agreedOn: '2026-01-01',
      payableOn: '2026-02-01',
      updatedAt: Timestamp.now(),
    });
    void writer.set(firestore.doc(`paymentDetails/${talentId}`), {
      talentId,
      iban: 'DE89370400440532013000',
      bic: '',
      accountHolder: `Payee ${index}`,
      address: ADDRESS,
      usableFrom: null,
      withholding: { validThrough: null },
    });
  }

  await writer.close();
};

/** Measures a run of many payees, from its preview to the bank statement. */
export const benchPayouts = async ({ isSmall }) => {
  const payees = isSmall ? PAYEES_SMALL : PAYEES;
  const entries = isSmall ? PAYEES_SMALL : ENTRIES;
  await load(getFirestore(initializeApp({ projectId: PROJECT_ID }, 'payouts')), payees);
  const authorization = `Bearer ${await getToken(ADMIN)}`;
  const headers = { ...(await getAppProof()), Authorization: authorization, 'X-Agency-Id': AGENCY };

  const send = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${APP_ADDRESS}/api${path}`, {
      method,
      headers: isForm || body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    });
    const { collection, message } = await response.json();
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${message}`);
    return collection;
  };

  /** Returns a row with the time and reads of a call. */
  const measure = async (label, limit, call) => {
    const before = performance.now();
    const reads = await countReads(call);
    const took = Math.round(performance.now() - before);
    return [label, `${reads} read, ${took} ms`, `${limit} ms${took > limit ? ' !' : ''}`];
  };

  await send('PUT', '/payoutAccount', {
    accounts: [{ currency: 'EUR', name: 'Agency SL', iban: IBAN, address: ADDRESS }],
    needsTwoPeople: false,
    basedOn: 0,
  });
  const preview = await measure(`Preview of ${payees} payees`, LIMITS.preview, () =>
    send('GET', `/payoutPreview?day=${TODAY}`),
  );

  const { id } = await send('POST', '/payoutRun', { currency: 'EUR', executionDay: TODAY });
  await send('POST', `/payoutRun/${id}/approval`);
  const exported = await measure(`Payment file of ${payees} payees`, LIMITS.export, () =>
    send('POST', `/payoutRun/${id}/file`),
  );

  const { items } = await send('GET', `/payoutRun/${id}`);
  const form = new FormData();
  const statement = Array.from({ length: entries }, (_, index) => ({
    reference: `entry-${index}`,
    amount: items[index].net,
    direction: 'out',
    ...(index < entries * EXACT ? { endToEndId: items[index].id } : { name: 'Stranger' }),
  }));
  form.append('file', new Blob([makeStatement({ entries: statement })]), 'statement.xml');
  let found;
  const imported = await measure(`Bank statement of ${entries} entries`, LIMITS.statement, async () => {
    found = await send('POST', '/bankStatement', form);
  });

  const isExact = found.settled === entries * EXACT && found.suggested === 0;
  const matched = [`Matched exactly`, String(found.settled), `${entries * EXACT}${isExact ? '' : ' !'}`];
  return [preview, exported, imported, matched];
};
