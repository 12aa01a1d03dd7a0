import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll } from 'vitest';
import {
  AGREEMENT_STATES,
  type AgreementState,
  type SelfBillingAgreement,
} from '@domain/selfBilling/agreements.ts';
import { PAPER_STATES, type PaperState, type SelfBilledPaper } from '@domain/selfBilling/papers.ts';
import { agreementTransitions, paperTransitions } from '@domain/selfBilling/transitions.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeBillingTerms } from '../stack/orders.ts';
import { getDayFromNow } from '../stack/pricing.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { describeTransitions, pickTransitions } from '../stack/transitions.ts';
import { makePerson } from './accounts.ts';

const PEOPLE = {
  client: ['client'],
  agencyTeam: ['agencyTeam'],
  admin: ['admin'],
  engineer: ['engineer'],
  talent: ['talent'],
  otherTalent: [],
  otherAdmin: [],
} as const;
type Person = keyof typeof PEOPLE;

const ADDRESS = { address: 'Gran Vía 1', city: 'Madrid', zip: '28013', country: 'ESP' };
const today = getDayFromNow(0);

let tenant: Tenant;
let talent: Account;
let tokens: Readonly<Record<Person, string>>;

const toAgreementId = (state: AgreementState | 'inForce'): string =>
  `${tenant.agencyId}_${talent.uid}-${state}_1`;
const toPaperId = (state: PaperState): string => `${tenant.agencyId}-${state}`;

beforeAll(async () => {
  const rival = await makeTenant(0);
  tenant = await makeTenant(0);
  const { agencyId, companyId } = tenant;
  const [admin, engineer, otherAdmin, otherTalent] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'engineer'),
    makePerson(rival.agencyId, rival.companyId, 'admin'),
    makeTalentAccount([agencyId]),
  ]);
  talent = await makeTalentAccount([agencyId]);
  tokens = {
    client: tenant.clientToken,
    agencyTeam: tenant.teamToken,
    admin: admin.token,
    engineer: engineer.token,
    talent: talent.token,
    otherTalent: otherTalent.token,
    otherAdmin: otherAdmin.token,
  };

  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  const billing = { ...ADDRESS, legalName: 'Vera Lund', vatTaxId: '54362315K', address2: '', state: '' };
  await firestore()
    .doc(`billingInformation/${talent.uid}`)
    .set({ ...billing, agencyIds: [agencyId], talent: talent.uid, phone: '', noPaypal: true });
});

const makeAgreement = async (state: AgreementState, id = toAgreementId(state)): Promise<void> => {
  const agreement: Omit<SelfBillingAgreement, 'id'> = {
    agencyId: tenant.agencyId,
    talentId: talent.uid,
    version: 1,
    from: today,
    through: null,
    silenceAccepts: false,
    text: 'Text',
    textHash: '',
    state,
    offeredBy: 'admin',
    offeredAt: Timestamp.now(),
    acceptedBy: state === 'accepted' ? talent.uid : null,
    acceptedAt: null,
    endedBy: null,
    endedAt: null,
  };
  await firestore().doc(`selfBillingAgreements/${id}`).set(agreement);
};

const makePaper = async (state: PaperState): Promise<void> => {
  const paper: Omit<SelfBilledPaper, 'id'> = {
    agencyId: tenant.agencyId,
    talentId: talent.uid,
    agreementId: toAgreementId('accepted'),
    number: `S-${state}`,
    issuedOn: today,
    currency: 'EUR',
    locale: 'en',
    seller: { ...ADDRESS, legalName: 'Vera Lund', vatTaxId: '' },
    buyer: { ...ADDRESS, legalName: 'Agency SL', vatTaxId: '' },
    vatOf: { status: 'none', note: '' },
    lines: [],
    gross: 0,
    share: 0,
    vat: 0,
    withholding: 0,
    net: 0,
    replaces: null,
    state,
    reason: '',
    decidedBy: null,
    decidedAt: null,
    silenceAccepts: false,
    dueAt: null,
    wasReminded: false,
    storagePath: null,
    createdAt: Timestamp.now(),
  };
  await firestore()
    .doc(`selfBilledPapers/${toPaperId(state)}`)
    .set(paper);
};

const post = (path: string, person: Person, body?: object) =>
  call('POST', path, { token: tokens[person], body });

const readRecord = async <State extends string>(path: string) => {
  const record = (await firestore().doc(path).get()).data() as { readonly state: State };
  return { state: record.state, record };
};

describeTransitions('an agreement on self-billing', {
  states: AGREEMENT_STATES,
  transitions: agreementTransitions,
  people: PEOPLE,
  setUp: async () => {
    await Promise.all(AGREEMENT_STATES.map((state) => makeAgreement(state)));
  },
  calls: {
    accept: (state, person) => post(`/selfBillingAgreement/${toAgreementId(state)}/acceptance`, person),
    end: (state, person) => post(`/selfBillingAgreement/${toAgreementId(state)}/end`, person),
  },
  read: (state) => readRecord<AgreementState>(`selfBillingAgreements/${toAgreementId(state)}`),
});

const decide = (isAccepted: boolean) => (state: PaperState, person: Person) =>
  post(`/selfBilledPaper/${toPaperId(state)}/decision`, person, { isAccepted, reason: 'Wrong' });

describeTransitions('a self-billed paper', {
  states: PAPER_STATES,
  transitions: pickTransitions(paperTransitions, ['accept', 'reject', 'replace']),
  people: PEOPLE,
  setUp: async () => {
    await Promise.all([...PAPER_STATES.map(makePaper), makeAgreement('accepted', toAgreementId('inForce'))]);
  },
  calls: {
    accept: decide(true),
    reject: decide(false),
    replace: (state, person) => post(`/selfBilledPaper/${toPaperId(state)}/replacement`, person),
  },
  read: (state) => readRecord<PaperState>(`selfBilledPapers/${toPaperId(state)}`),
});
