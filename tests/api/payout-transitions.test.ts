import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll } from 'vitest';
import { RUN_STATES, type PayoutItem, type PayoutRun, type RunState } from '@domain/payouts/payouts.ts';
import { runTransitions } from '@domain/payouts/transitions.ts';
import { firestore } from '../stack/admin.ts';
import { saveAccounts } from '../stack/bank-accounts.ts';
import { call } from '../stack/call.ts';
import { getDayFromNow } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { describeTransitions } from '../stack/transitions.ts';
import { makePerson } from './accounts.ts';

const PEOPLE = {
  client: ['client'],
  agencyTeam: ['agencyTeam'],
  admin: ['admin'],
  engineer: ['engineer'],
  talent: ['talent'],
  otherAdmin: [],
} as const;
type Person = keyof typeof PEOPLE;

const ADDRESS = { street: '', building: '', postcode: '', town: 'Madrid', country: 'ESP' };
const PAYER = { name: 'Agency SL', iban: 'ES9121000418450200051332', address: ADDRESS };

let tenant: Tenant;
let tokens: Readonly<Record<Person, string>>;

const toRunId = (state: RunState): string => `${tenant.agencyId}-${state}`;

beforeAll(async () => {
  const rival = await makeTenant(0);
  tenant = await makeTenant(1);
  const { agencyId, companyId } = tenant;
  const [admin, engineer, otherAdmin] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'engineer'),
    makePerson(rival.agencyId, rival.companyId, 'admin'),
  ]);
  tokens = {
    client: tenant.clientToken,
    agencyTeam: tenant.teamToken,
    admin: admin.token,
    engineer: engineer.token,
    talent: tenant.talentToken,
    otherAdmin: otherAdmin.token,
  };

  const { name: accountHolder, iban, address } = PAYER;
  await firestore()
    .doc(`paymentDetails/${tenant.talents[0]?.id}`)
    .set({ iban, bic: '', accountHolder, address, usableFrom: null, withholding: { validThrough: null } });
  await saveAccounts(admin.token);
});

const makeRun = async (state: RunState): Promise<void> => {
  const id = toRunId(state);
  const { agencyId } = tenant;
  const isOpen = state !== 'settled' && state !== 'discarded';

  const run: Omit<PayoutRun, 'id'> = {
    agencyId,
    currency: 'EUR',
    means: 'transfer',
    needsTwoPeople: false,
    executionDay: getDayFromNow(0),
    state,
    payees: 1,
    open: isOpen ? 1 : 0,
    total: 10_000,
    createdBy: 'admin',
    createdAt: Timestamp.now(),
    approvedBy: state === 'draft' ? null : 'admin',
    exportedAt: state === 'exported' ? Timestamp.now() : null,
    payer: state === 'exported' ? PAYER : null,
  };
  await firestore().doc(`payoutRuns/${id}`).set(run);

  const item: Omit<PayoutItem, 'id'> = {
    agencyId,
    runId: id,
    talentId: tenant.talents[0]?.id ?? '',
    currency: 'EUR',
    gross: 10_000,
    share: 0,
    vat: 0,
    withholding: 0,
    net: 10_000,
    earnings: [],
    isSelfBilled: false,
    refusal: null,
    state: isOpen ? 'open' : 'paid',
    paidOn: null,
    account: isOpen ? PAYER : null,
  };
  if (state !== 'discarded') await firestore().doc(`payoutItems/${id}-1`).set(item);
};

const act = (part: string, body?: object) => (state: RunState, person: Person) =>
  call('POST', `/payoutRun/${toRunId(state)}/${part}`, { token: tokens[person], body });

describeTransitions('a payout run', {
  states: RUN_STATES,
  transitions: runTransitions,
  people: PEOPLE,
  setUp: async () => {
    await Promise.all(RUN_STATES.map(makeRun));
  },
  calls: {
    approve: act('approval'),
    export: act('file'),
    settle: act('settlement', { paidOn: getDayFromNow(0) }),
    discard: act('discard'),
  },
  read: async (state) => {
    const record = (
      await firestore()
        .doc(`payoutRuns/${toRunId(state)}`)
        .get()
    ).data() as PayoutRun;
    return { state: record.state, record };
  },
});
