import { only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page } from '../contract.ts';
import type { AgreementView } from './agreements.ts';
import type { AgencySelfBilledRow, SelfBilledRow } from './papers.ts';
import {
  agreementSchema,
  decisionSchema,
  idParam,
  papersQuery,
  talentInvoiceFields,
} from './self-billing.schema.ts';
import { TALENT_INVOICE_MAX_BYTES, type TalentInvoiceRow } from './talent-invoices.ts';

const admin = only('admin');
const talent = only('talent');
const both = only('admin', 'talent');

/** A talent's papers with one agency, newest first. */
export interface OwnPapers {
  /** The last one; null: none was offered. */
  readonly agreement: AgreementView | null;
  readonly papers: readonly SelfBilledRow[];
  readonly invoices: readonly TalentInvoiceRow[];
  /** Payouts, with a remittance advice each. */
  readonly remittances: readonly {
    readonly id: string;
    /** `YYYY-MM-DD`. */
    readonly paidOn: string;
    readonly net: number;
    readonly currency: string;
  }[];
}

const pdf = {
  method: 'GET',
  params: idParam,
  binary: 'application/pdf',
  errors: [...READ_ERRORS, 429],
  limit: { calls: 120, seconds: 600 },
} as const;

/** Invoices that an agency issues in its talents' names, and those that talents issue. */
export const selfBillingApi = {
  'selfBilling.agreement': endpoint<AgreementView | null>()({
    method: 'GET',
    path: '/talent/{id}/selfBillingAgreement',
    summary: 'Get the agreement on self-billing with a talent',
    description: 'The last one; null if none was offered.',
    auth: admin,
    params: idParam,
    errors: [...READ_ERRORS, 422],
  }),
  'selfBilling.offer': endpoint<AgreementView>()({
    method: 'POST',
    path: '/talent/{id}/selfBillingAgreement',
    summary: 'Offer a talent an agreement on self-billing',
    description: 'Replaces an offer that isn’t accepted. The talent gets an email.',
    auth: admin,
    inPerson: true,
    params: idParam,
    body: agreementSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'selfBilling.accept': endpoint<AgreementView>()({
    method: 'POST',
    path: '/selfBillingAgreement/{id}/acceptance',
    summary: 'Accept an agreement on self-billing',
    auth: talent,
    inPerson: true,
    params: idParam,
    errors: WRITE_ERRORS,
  }),
  'selfBilling.end': endpoint<AgreementView>()({
    method: 'POST',
    path: '/selfBillingAgreement/{id}/end',
    summary: 'End or decline an agreement on self-billing',
    description: 'Papers issued before stay valid.',
    auth: both,
    inPerson: true,
    params: idParam,
    errors: WRITE_ERRORS,
  }),
  'selfBilling.own': endpoint<OwnPapers>()({
    method: 'GET',
    path: '/ownPaymentPapers',
    summary: 'List your agreement, invoices and remittance advice',
    description: 'With the chosen agency, the last hundred of each.',
    auth: talent,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'selfBilling.decide': endpoint<SelfBilledRow>()({
    method: 'POST',
    path: '/selfBilledPaper/{id}/decision',
    summary: 'Accept or reject a self-billed invoice',
    description: 'Rejecting needs a reason, and holds its earnings.',
    auth: talent,
    inPerson: true,
    params: idParam,
    body: decisionSchema,
    errors: WRITE_ERRORS,
  }),
  'selfBilling.papers': endpoint<Page<AgencySelfBilledRow>>()({
    method: 'GET',
    path: '/selfBilledPaper',
    summary: 'List self-billed invoices',
    description: 'Newest first; in one state if given.',
    auth: admin,
    query: papersQuery,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'selfBilling.paper': endpoint<undefined>()({
    ...pdf,
    path: '/selfBilledPaper/{id}',
    summary: 'Download a self-billed invoice',
    description: 'The same bytes each time.',
    auth: both,
  }),
  'selfBilling.reissue': endpoint<SelfBilledRow>()({
    method: 'POST',
    path: '/selfBilledPaper/{id}/replacement',
    summary: 'Issue a rejected self-billed invoice again',
    description: 'With a new number and the current addresses. Releases its earnings.',
    auth: admin,
    inPerson: true,
    params: idParam,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'selfBilling.uploadInvoice': endpoint<TalentInvoiceRow>()({
    method: 'POST',
    path: '/talentInvoice',
    summary: 'Upload your own invoice for earnings',
    description: 'As PDF. Replaces the earlier invoice of these earnings. Returns how it matches them.',
    auth: talent,
    inPerson: true,
    upload: { field: 'file', maxBytes: TALENT_INVOICE_MAX_BYTES, fields: talentInvoiceFields },
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 60, seconds: 3600 },
  }),
  'selfBilling.invoice': endpoint<undefined>()({
    ...pdf,
    path: '/talentInvoice/{id}',
    summary: 'Download a talent’s own invoice',
    auth: both,
  }),
};
