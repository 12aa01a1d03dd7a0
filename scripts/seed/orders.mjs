import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { loadTs } from '../load-ts.mjs';

const { listInvoiceLines, listLicensedUses } = await loadTs('domain/src/orders/charges.ts');
const { formatBankAccount } = await loadTs('domain/src/payouts/bank-account.ts');
const { getPriceKey } = await loadTs('domain/src/orders/price-key.ts');
const { computePrice } = await loadTs('domain/src/pricing/price.ts');
const { computeVat, findVatRule } = await loadTs('domain/src/orders/vat.ts');

/** The demo agencies' billing terms. */
const BILLING_TERMS = {
  'agency-one': {
    agencyId: 'agency-one',
    legalName: 'Agency One Voces SL',
    vatTaxId: '',
    address: 'Calle del Pez 12',
    city: 'Madrid',
    zip: '28004',
    country: 'ESP',
    invoicePrefix: 'AO-',
    dueDays: 30,
    vatRules: [
      { from: 'ESP', to: 'ESP', kind: 'charged', rate: 2_100, note: '' },
      { from: 'ESP', to: 'DEU', kind: 'reverseCharge', rate: 0, note: 'Art. 196 Directive 2006/112/EC' },
      { from: 'ESP', to: 'FRA', kind: 'reverseCharge', rate: 0, note: 'Art. 196 Directive 2006/112/EC' },
      { from: 'ESP', to: null, kind: 'none', rate: 0, note: '' },
    ],
    version: 1,
  },
};

/** What the demo agency's bookings are cancelled and moved at. */
export const BOOKING_TERMS = {
  steps: [
    { underHours: 18, sessionPercent: 40, usagePercent: 0, studio: 'keep' },
    { underHours: 4, sessionPercent: 100, usagePercent: 0, studio: 'keep' },
  ],
  moveDays: 3,
  excuses: ['illness', 'forceMajeure'],
  noShowPercent: 100,
  graceMinutes: 15,
  counterOffers: true,
  version: 1,
};

/** Their bank accounts. */
const PAYOUT_ACCOUNTS = {
  'agency-one': {
    agencyId: 'agency-one',
    accounts: [
      {
        currency: 'EUR',
        name: 'Agency One Voces SL',
        iban: 'ES9121000418450200051332',
        address: {
          street: 'Calle del Pez',
          building: '12',
          postcode: '28004',
          town: 'Madrid',
          country: 'ESP',
        },
        note: 'Banco de Prueba',
        lastStatement: null,
      },
    ],
    needsTwoPeople: false,
    version: 1,
  },
};

const BILLINGS = {
  'agency-one_company-lumen': {
    agencyId: 'agency-one',
    companyId: 'company-lumen',
    legalName: 'Lumen Films SL',
    vatTaxId: '',
    address: 'Carrer de la Llum 8',
    city: 'Barcelona',
    zip: '08003',
    country: 'ESP',
  },
};

const PROJECT = 'project-olive-grove';
const YEAR = 2026;

const pickProject = (records, projectId = PROJECT) =>
  Object.entries(records)
    .filter(([, record]) => record.projectId === projectId)
    .map(([id, record]) => ({ ...record, id }));

const computeFees = ({ currency, sessionFee, usageFee, minimumFee }) => ({
  currency,
  sessionFee,
  usageFee,
  minimumFee,
});

/** All inputs of the ordered project's price, as the API stores them. */
const makeInput = ({ projects, voices, voiceAssets, licences, castingDemos, rateTables, talentRates }) => {
  const project = projects[PROJECT];

  const {
    agencyId: _agencyId,
    validFrom: _validFrom,
    clientSees,
    createdBy: _createdBy,
    createdAt: _createdAt,
    ...table
  } = rateTables['agency-one_2'];

  const chosen = pickProject(castingDemos).filter(({ isSelected }) => isSelected);
  const all = pickProject(licences);

  const input = {
    type: project.type,
    sessionMinutes: project.sessionMinutes,
    commission: null,
    characters: pickProject(voices).map(({ id, name }) => ({ id, name })),
    languages: project.languages,
    assets: pickProject(voiceAssets).map(({ id, voiceId, name, spots, lengthSeconds }) => ({
      id,
      voiceId,
      name,
      spots,
      lengthSeconds,
      licences: all.filter(({ assetId }) => assetId === id),
    })),
    candidates: chosen.map(({ castingId, voiceId, talentId }) => ({
      voiceId,
      talentId,
      language: castingId.slice(PROJECT.length + 1),
      isChosen: true,
      fees: talentRates[talentId] ? computeFees(talentRates[talentId]) : null,
    })),
    table,
  };

  return { input, clientSees };
};

/** Returns an invoice's licences and charges. */
const getCharged = ({ projects, talentCache, voiceAssets }, input, price) => {
  const { characters, candidates } = input;
  const firstDay = projects[PROJECT].airDate ?? null;
  const charged = { input, price, extras: [], clientSees: 'lines' };

  return {
    voices: candidates.map(({ voiceId, language, talentId }) => ({
      character: characters.find(({ id }) => id === voiceId).name,
      language,
      talent: talentCache[talentId].publicName,
      sessionOn: null,
    })),
    licences: listLicensedUses(
      charged,
      () => firstDay,
      (assetId) => voiceAssets[assetId].identifiers ?? [],
    ),
    lines: listInvoiceLines(charged),
  };
};

/** A confirmed, invoiced and partly paid order, and all billing terms. */
export const makeOrderRecords = (records) => {
  const { agencyId, companyId, name } = records.projects[PROJECT];
  const { input, clientSees } = makeInput(records);
  const price = computePrice(input);
  const [account] = PAYOUT_ACCOUNTS[agencyId].accounts;
  const [seller, buyer] = [BILLING_TERMS[agencyId], BILLINGS[`${agencyId}_${companyId}`]];
  const vat = computeVat(price.total, findVatRule(seller.vatRules, seller.country, buyer.country));
  const total = price.total + vat.amount;
  const extras = [];
  const named = getPriceKey({ price, extras, candidates: input.candidates });
  const priceKey = createHash('sha256').update(named).digest('hex').slice(0, 32);
  const owner = { agencyId, companyId, projectId: PROJECT };
  const { currency } = price;
  const invoiceId = `${agencyId}_${YEAR}_invoice_1`;
  const paid = 20_000;

  const makeStep = (state, side, index) => ({
    ...owner,
    orderId: PROJECT,
    state,
    revision: 1,
    total,
    currency,
    side,
    at: index,
  });

  const getAddress = ({ legalName, vatTaxId, address, city, zip, country }) => ({
    legalName,
    vatTaxId,
    address,
    city,
    zip,
    country,
  });

  return {
    billingTerms: BILLING_TERMS,
    bookingTerms: { 'agency-one': { agencyId: 'agency-one', ...BOOKING_TERMS } },
    payoutAccounts: PAYOUT_ACCOUNTS,
    billings: BILLINGS,
    orders: {
      [PROJECT]: {
        ...owner,
        projectName: name,
        state: 'confirmed',
        revision: 1,
        net: price.total,
        vat,
        total,
        priceKey,
        currency,
        rateTableVersion: price.rateTableVersion,
        extras,
        paid,
        reference: 'PO 4471',
        invoiceId,
        dueOn: '@calendar20',
        orderedBy: 'user-client-one',
        createdAt: '@day-12',
        updatedAt: '@day-3',
      },
    },
    orderStatus: {
      'status-olive-received': makeStep('received', 'client', '@day-11'),
      'status-olive-confirmed': makeStep('confirmed', 'agency', '@day-10'),
    },
    orderRevisions: {
      [`${PROJECT}_1`]: {
        ...owner,
        orderId: PROJECT,
        revision: 1,
        priceKey,
        extras,
        clientSees,
        // Compressed without a timestamp, so that the output is deterministic.
        input: gzipSync(JSON.stringify(input)).toString('base64'),
        acceptedAt: '@day-11',
      },
    },
    invoices: {
      [invoiceId]: {
        ...owner,
        orderId: PROJECT,
        revision: 1,
        kind: 'invoice',
        number: `AO-${YEAR}-0001`,
        credits: null,
        issuedOn: '@calendar-10',
        dueOn: '@calendar20',
        projectName: name,
        reference: 'PO 4471',
        seller: { ...getAddress(seller), bankDetails: formatBankAccount(account) },
        buyer: getAddress(buyer),
        currency,
        ...getCharged(records, input, price),
        net: price.total,
        vat,
        total,
        createdAt: '@day-10',
      },
    },
    invoiceSequences: { [`${agencyId}_${YEAR}_invoice`]: { agencyId, year: YEAR, kind: 'invoice', last: 1 } },
    payments: {
      'payment-olive-first': {
        ...owner,
        orderId: PROJECT,
        amount: paid,
        currency,
        receivedOn: '@calendar-3',
        reference: 'Transferencia 0043',
        provider: 'invoice',
        recordedAt: '@day-3',
      },
    },
    paymentActions: {
      [PROJECT]: {
        ...owner,
        orderId: PROJECT,
        provider: 'invoice',
        status: 'processing',
        updatedAt: '@day-3',
      },
    },
  };
};
