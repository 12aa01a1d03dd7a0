import type { PayoutRunRow } from '@domain/payouts/payouts.ts';
import { BankAccountDialog } from '../../src/features/orders/dialogs/BankAccountDialog.tsx';
import { HoldDialog } from '../../src/features/payouts/dialogs/HoldDialog.tsx';
import { SettleDialog } from '../../src/features/payouts/dialogs/SettleDialog.tsx';
import { RejectDialog } from '../../src/features/orders/components/own/RejectDialog.tsx';
import { OfferSelfBilling } from '../../src/features/talents/components/OfferSelfBilling.tsx';
import type { Project } from '@domain/projects/projects.ts';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { UseReportView } from '@domain/ledger/use-reports.ts';
import type { OpenedEnquiry } from '@domain/enquiries/enquiries.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { ListedWebhook } from '@domain/webhooks/webhooks.ts';
import { NewKeyDialog } from '../../src/features/apiKeys/components/NewKeyDialog.tsx';
import { AnswerDialog } from '../../src/features/enquiries/dialogs/AnswerDialog.tsx';
import { FirstAirDialog } from '../../src/features/ledger/dialogs/FirstAirDialog.tsx';
import { RenewDialog } from '../../src/features/ledger/dialogs/RenewDialog.tsx';
import { ReportUseDialog } from '../../src/features/ledger/dialogs/ReportUseDialog.tsx';
import { SettleUseDialog } from '../../src/features/ledger/dialogs/SettleUseDialog.tsx';
import { AcceptDialog } from '../../src/features/orders/dialogs/AcceptDialog.tsx';
import { AddressDialog } from '../../src/features/orders/dialogs/AddressDialog.tsx';
import { CreditDialog } from '../../src/features/orders/dialogs/CreditDialog.tsx';
import { DiscountDialog } from '../../src/features/orders/dialogs/DiscountDialog.tsx';
import { ExtrasDialog } from '../../src/features/orders/dialogs/ExtrasDialog.tsx';
import { PaymentDialog } from '../../src/features/orders/dialogs/PaymentDialog.tsx';
import { LowerChargeDialog } from '../../src/features/orders/dialogs/LowerChargeDialog.tsx';
import { CreditIssueDialog } from '../../src/features/orders/dialogs/CreditIssueDialog.tsx';
import { RefundDialog } from '../../src/features/orders/dialogs/RefundDialog.tsx';
import { DurationDialog } from '../../src/features/rateTables/dialogs/DurationDialog.tsx';
import { ExclusivityDialog } from '../../src/features/pricing/dialogs/ExclusivityDialog.tsx';
import { OptionDialog } from '../../src/features/rateTables/dialogs/OptionDialog.tsx';
import {
  EditWebhookDialog,
  NewWebhookDialog,
} from '../../src/features/webhooks/components/WebhookDialog.tsx';
import { getRecord } from '../kit/records.ts';
import { ignore, sendAnything, type DialogCase } from './dialog-case.ts';

const order = getRecord<OrderView>({
  id: 'order-1',
  projectName: 'Harbour Light',
  revision: 0,
  reference: '',
  net: 120_000,
  total: 120_000,
  paid: 0,
  currency: 'EUR',
  extras: [],
  state: 'draft',
  unbooked: [],
  price: getRecord<OrderView['price']>({ roles: { chosen: 2, shortlisted: 0, table: 0 } }),
});
const licence = getRecord<LicenceRow>({
  id: 'licence-1',
  firstAirOn: null,
  soldOn: '2026-01-02',
  takesFirstAir: true,
  duration: { code: '1Y', label: '1 year', labelEs: '1 año' } as LicenceRow['duration'],
  format: { code: 'TV', label: 'TV', labelEs: 'TV' },
  territoryCover: { code: 'ESP', label: 'Spain', labelEs: 'España' },
  talentName: 'Vera V.',
  character: 'Narrator',
  language: 'spa',
  assetName: 'Spot',
  renewedTerms: 0,
});
const use = getRecord<UseReportView>({ id: 'use-1', text: 'It is on the radio in France as well.' });
const enquiry = getRecord<OpenedEnquiry>({
  id: 'enquiry-1',
  name: 'Clara Benet',
  message: 'Could you send the invoice again?',
  email: 'clara@lumen.example',
  steps: [],
  revision: 0,
});
const webhook = getRecord<ListedWebhook>({
  id: 'webhook-1',
  name: 'Studio',
  url: 'https://studio.example/hook',
  events: ['talent.approved'],
});

/** Dialogs of orders, licences, messages, keys and webhooks. */
export const MONEY_DIALOGS: readonly DialogCase[] = [
  {
    name: 'record a payment',
    draft: 'payment.order-1',
    values: { amount: 60_000, receivedOn: '2026-02-03' },
    open: (onClose) => <PaymentDialog order={order} onClose={onClose} />,
  },
  {
    name: 'give a discount',
    draft: 'discount.order-1',
    values: { amount: 5_000, reason: 'Second spot' },
    open: (onClose) => <DiscountDialog order={order} onClose={onClose} />,
  },
  {
    name: 'credit a part of an invoice',
    draft: 'credit.order-1',
    values: { net: 5_000, reason: 'Shorter spot' },
    open: (onClose) => <CreditDialog order={order} onCredited={ignore} onClose={onClose} />,
  },
  {
    name: 'lower a charge',
    draft: 'charge.order-1',
    values: { net: 4_000 },
    open: (onClose) => <LowerChargeDialog order={order} onClose={onClose} />,
  },
  {
    name: 'credit a cancelled booking',
    draft: 'settle.order-1.request-1',
    values: { net: 4_000, fee: 2_000 },
    open: (onClose) => (
      <CreditIssueDialog
        order={getRecord<OrderView>({ ...order, state: 'confirmed' })}
        issue={{
          id: 'request-1',
          character: 'Narrator',
          language: 'eng',
          talent: 'Ada V.',
          cancelledAt: '2026-02-03T10:00:00Z',
          outcome: null,
        }}
        onSettled={ignore}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'record a refund',
    draft: 'refund.order-1',
    values: { amount: 3_000, refundedOn: '2026-02-03' },
    open: (onClose) => (
      <RefundDialog
        order={getRecord<OrderView>({ ...order, state: 'paid', paid: 125_000 })}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'place an order',
    draft: 'order.order-1',
    role: 'client',
    values: { reference: 'PO-77', airDate: '2027-01-11' },
    open: (onClose) => (
      <AcceptDialog
        order={order}
        priceKey="key"
        total="€1,200.00"
        price={order.price}
        airDate={null}
        onPriceChanged={ignore}
        onPlaced={ignore}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'give an invoice address',
    draft: 'invoiceAddress.company-one',
    role: 'client',
    values: { legalName: 'Lumen SL', address: 'Rúa 1', city: 'Vigo', zip: '36201', country: 'ESP' },
    open: (onClose) => (
      <AddressDialog companyId="company-one" known={null} onSaved={ignore} onClose={onClose} />
    ),
  },
  {
    name: 'add extras to an order',
    draft: 'extras.order-1',
    values: { extras: [{ label: 'Travel', amount: 5000 }] },
    open: (onClose) => <ExtrasDialog order={order} onClose={onClose} />,
  },
  {
    name: 'set the first day on air',
    draft: 'firstAir.licence-1',
    role: 'client',
    values: { firstAirOn: '2026-03-04' },
    open: (onClose) => <FirstAirDialog row={licence} reader="client" onDone={ignore} onClose={onClose} />,
  },
  {
    name: 'renew a licence',
    draft: 'renewal.licence-1',
    role: 'client',
    values: { reference: 'PO-77' },
    replies: {
      '/soldLicence/licence-1/renewal': {
        from: '2027-01-02',
        through: '2028-01-01',
        currency: 'EUR',
        net: 33_000,
        total: 39_930,
        vat: { kind: 'charged', rate: 2_100, note: '', amount: 6_930 },
        priceKey: 'key',
        companyName: 'Lumen SL',
      },
    },
    open: (onClose) => <RenewDialog row={licence} onDone={onClose} onClose={onClose} />,
  },
  {
    name: 'report a use',
    draft: 'reportUse.licence-1',
    role: 'talent',
    values: { text: 'I heard it on the radio in France last week.' },
    open: (onClose) => <ReportUseDialog row={licence} onDone={ignore} onClose={onClose} />,
  },
  {
    name: 'answer a reported use',
    draft: 'settleUse.use-1',
    values: { answer: 'The client has bought France as well.' },
    open: (onClose) => <SettleUseDialog use={use} onDone={ignore} onClose={onClose} />,
  },
  {
    name: 'name a licence option',
    draft: 'licenceOption.new',
    values: { label: 'Radio in a shop', labelEs: 'Radio en tienda' },
    open: (onClose) => (
      <OptionDialog
        option={undefined}
        onSave={(_labels, submission) => sendAnything(submission)}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'an exclusivity',
    draft: 'exclusivity.project-1',
    values: { category: 'CARS', territory: 'ESP', through: '2099-12-31', share: '50' },
    open: (onClose) => (
      <ExclusivityDialog
        project={getRecord<Project>({ id: 'project-1', exclusivity: null, brandCategory: null })}
        territories={[{ code: 'ESP', label: 'Spain' }]}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'a duration of an agency',
    draft: 'licenceOption.duration',
    values: { unit: 'week', count: '6' },
    open: (onClose) => (
      <DurationDialog onSave={(_option, submission) => sendAnything(submission)} onClose={onClose} />
    ),
  },
  {
    name: 'answer a message',
    draft: 'enquiry.enquiry-1',
    values: { answer: 'It is on its way.' },
    open: (onClose) => (
      <AnswerDialog
        enquiry={enquiry}
        onAnswered={ignore}
        onStale={() => Promise.resolve()}
        onClose={onClose}
      />
    ),
  },
  {
    name: 'make an API key',
    draft: 'apiKey.new',
    values: { name: 'Studio', areas: ['castings'] },
    open: (onClose) => <NewKeyDialog onMade={ignore} onClose={onClose} />,
  },
  {
    name: 'make a webhook',
    draft: 'webhook.new',
    values: { name: 'Studio', url: 'https://studio.example/hook', events: ['order.changed'] },
    open: (onClose) => <NewWebhookDialog onMade={ignore} onClose={onClose} />,
  },
  {
    name: 'edit a webhook',
    draft: 'webhook.webhook-1',
    values: { name: 'Studio 2' },
    open: (onClose) => <EditWebhookDialog webhook={webhook} onChanged={ignore} onClose={onClose} />,
  },
  {
    name: 'enter a bank account',
    draft: 'bankAccount.agency-one.0.0',
    values: {
      accounts: [
        {
          currency: 'EUR',
          name: 'Agency SL',
          iban: 'ES9121000418450200051332',
          bic: '',
          address: { street: '', building: '', postcode: '', town: 'Madrid', country: 'ESP' },
          note: '',
        },
      ],
    },
    open: (onClose) => (
      <BankAccountDialog agencyId="agency-one" stored={null} index={0} onSaved={ignore} onClose={onClose} />
    ),
  },
  {
    name: 'hold an earning',
    draft: 'payouts.hold.earning-1',
    values: { reason: 'The client disputes it' },
    open: (onClose) => (
      <HoldDialog earningId="earning-1" projectName="Harbour Light" onDone={ignore} onClose={onClose} />
    ),
  },
  {
    name: 'offer self-billing',
    draft: 'selfBilling.talent-1',
    values: { from: '2026-12-01', silenceAccepts: false },
    open: (onClose) => <OfferSelfBilling talentId="talent-1" onDone={ignore} onClose={onClose} />,
  },
  {
    name: 'reject a self-billed invoice',
    draft: 'selfBilled.reject.paper-1',
    values: { reason: 'The tax number is old' },
    open: (onClose) => (
      <RejectDialog paper={{ id: 'paper-1', number: 'AO-2026-S0001' }} onDone={ignore} onClose={onClose} />
    ),
  },
  {
    name: 'mark a payout run as paid',
    draft: 'payouts.settle.run-1',
    values: { paidOn: '2026-11-20' },
    open: (onClose) => (
      <SettleDialog
        run={getRecord<PayoutRunRow>({ id: 'run-1', open: 2 })}
        onDone={ignore}
        onClose={onClose}
      />
    ),
  },
];
