import { only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Page, type Serialised } from '../contract.ts';
import { idSchema, strictObject, text } from '../messages/yup.ts';
import {
  confirmationSchema,
  holdSchema,
  payoutAccountsSchema,
  previewSchema,
  runSchema,
  settlementSchema,
  statementFields,
} from './payouts.schema.ts';
import {
  ENTRY_STATES,
  STATEMENT_MAX_BYTES,
  type BankEntry,
  type BankEntryRow,
  type PayoutAccounts,
  type PayoutItemView,
  type PayoutRow,
  type PayoutRunRow,
  type StatementResult,
} from './payouts.ts';

const admin = only('admin');
const id = strictObject({ id: idSchema });

/** A run with its transfers. */
export interface PayoutRunView extends PayoutRunRow {
  readonly items: readonly PayoutItemView[];
}

/** A file for the bank. */
export interface PaymentFileReply {
  readonly fileName: string;
  /** XML. */
  readonly content: string;
}

export const payoutsApi = {
  'payouts.account': endpoint<PayoutAccounts | null>()({
    method: 'GET',
    path: '/payoutAccount',
    summary: 'Get the agency’s bank accounts',
    description: 'At most one per currency: invoices print it, and payouts are debited from it.',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'payouts.saveAccount': endpoint<PayoutAccounts>()({
    method: 'PUT',
    path: '/payoutAccount',
    summary: 'Set the agency’s bank accounts',
    description:
      'Statements of another account start a new series. 409 when changed by another user since they were read.',
    auth: admin,
    inPerson: true,
    body: payoutAccountsSchema,
    errors: WRITE_ERRORS,
  }),
  'payouts.preview': endpoint<Page<PayoutRow>>()({
    method: 'GET',
    path: '/payoutPreview',
    summary: 'List who would be paid on a day, and who would not',
    description:
      'Of earnings payable by that day that are in no run, by name. A row per talent and currency.',
    auth: admin,
    query: previewSchema,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'payouts.list': endpoint<Page<PayoutRunRow>>()({
    method: 'GET',
    path: '/payoutRun',
    summary: 'List payout runs',
    description: 'Newest first.',
    auth: admin,
    query: strictObject({ cursor: text().max(400).optional() }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'payouts.show': endpoint<PayoutRunView>()({
    method: 'GET',
    path: '/payoutRun/{id}',
    summary: 'Get a payout run with its transfers',
    auth: admin,
    params: id,
    errors: READ_ERRORS,
  }),
  'payouts.create': endpoint<PayoutRunRow>()({
    method: 'POST',
    path: '/payoutRun',
    summary: 'Prepare a payout run',
    description: 'With everyone who can be paid in the currency, or those named; at most 1,000.',
    auth: admin,
    body: runSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'payouts.approve': endpoint<PayoutRunRow>()({
    method: 'POST',
    path: '/payoutRun/{id}/approval',
    summary: 'Approve a payout run',
    description: 'By another person than prepared it, if the agency requires two people.',
    auth: admin,
    inPerson: true,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'payouts.discard': endpoint<PayoutRunRow>()({
    method: 'POST',
    path: '/payoutRun/{id}/discard',
    summary: 'Discard a payout run before its export',
    description: 'Its earnings can be paid by another run.',
    auth: admin,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'payouts.export': endpoint<PaymentFileReply>()({
    method: 'POST',
    path: '/payoutRun/{id}/file',
    summary: 'Export a payout run as a payment file',
    description: 'SEPA credit transfers, pain.001.001.09. The same bytes each time.',
    auth: admin,
    inPerson: true,
    params: id,
    repliesWithSecret: true,
    errors: WRITE_ERRORS,
  }),
  'payouts.settle': endpoint<PayoutRunRow>()({
    method: 'POST',
    path: '/payoutRun/{id}/settlement',
    summary: 'Mark all open transfers of a run as paid',
    description: 'Marks their earnings as paid, and sends each talent a remittance advice.',
    auth: admin,
    inPerson: true,
    params: id,
    body: settlementSchema,
    errors: WRITE_ERRORS,
  }),
  'payouts.returnItem': endpoint<Created>()({
    method: 'POST',
    path: '/payoutItem/{id}/return',
    summary: 'Record that the bank returned a transfer',
    description: 'Its earnings are payable again.',
    auth: admin,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'payouts.remittance': endpoint<undefined>()({
    method: 'GET',
    path: '/payoutItem/{id}/remittance',
    summary: 'Download the remittance advice of a payment',
    description: 'As PDF, once it is paid, for the talent and the agency’s admins.',
    auth: only('admin', 'talent'),
    params: id,
    binary: 'application/pdf',
    errors: [401, 403, 404, 409, 429],
    limit: { calls: 120, seconds: 600 },
  }),
  'payouts.requestDetails': endpoint<{ readonly count: number }>()({
    method: 'POST',
    path: '/payoutPreview/request',
    summary: 'Email talents who lack the account that they are to be paid to',
    description: 'Those payable by that day; each at most once in seven days. Returns their number.',
    auth: admin,
    body: previewSchema,
    errors: WRITE_ERRORS,
  }),
  'payouts.hold': endpoint<Created>()({
    method: 'PUT',
    path: '/payoutHold/{id}',
    summary: 'Hold an earning, or release it',
    description: 'Such as during a dispute. No run takes a held earning.',
    auth: admin,
    params: id,
    body: holdSchema,
    errors: WRITE_ERRORS,
  }),
  'payouts.importStatement': endpoint<StatementResult>()({
    method: 'POST',
    path: '/bankStatement',
    summary: 'Import a bank statement',
    description:
      'A camt.053.001.08 file of one of the agency’s accounts, in its currency. Transfers match by their exact end-to-end id; other matches wait for confirmation. A repeat changes nothing.',
    auth: admin,
    inPerson: true,
    upload: { field: 'file', kind: 'file', maxBytes: STATEMENT_MAX_BYTES, fields: statementFields },
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 60, seconds: 3600 },
  }),
  'payouts.bankEntries': endpoint<Page<BankEntryRow>>()({
    method: 'GET',
    path: '/bankEntry',
    summary: 'List payments of imported bank statements',
    description: 'In one state, newest first.',
    auth: admin,
    query: strictObject({
      cursor: text().max(400).optional(),
      state: text().oneOf(ENTRY_STATES).default('suggested'),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'payouts.confirmSuggestion': endpoint<Serialised<BankEntry>>()({
    method: 'POST',
    path: '/bankEntry/{id}/confirmation',
    summary: 'Confirm or dismiss a suggested match',
    description:
      'An unknown payment can be dismissed too. A confirmed transfer is paid or returned. Record the payment of an invoice on its order.',
    auth: admin,
    params: id,
    body: confirmationSchema,
    errors: WRITE_ERRORS,
  }),
};
