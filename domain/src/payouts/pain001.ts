import { toBankText } from '../values/bank-text.ts';
import { formatFileAmount } from '../values/money.ts';
import { escapeXml, toElement } from '../values/xml.ts';
import { SEPA_CURRENCY } from './sepa.ts';
import type { AccountParty, PostalAddress } from './payee.ts';

export interface CreditTransfer {
  readonly endToEndId: string;
  readonly payee: AccountParty;
  /** Cents. */
  readonly amount: number;
  /** Shown on the payee's statement. */
  readonly purpose: string;
}

/** The content of a payment file. The same content makes the same bytes. */
export interface PaymentFile {
  /** Unique per payer, at most 35 characters. */
  readonly id: string;
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
  /** `YYYY-MM-DD`. */
  readonly executionDay: string;
  readonly payer: AccountParty;
  readonly transfers: readonly CreditTransfer[];
}

const toText = (name: string, text: string, max: number): string =>
  text.trim() === '' ? '' : toElement(name, escapeXml(toBankText(text, max)));

const toAddress = ({ street, building, postcode, town, country }: PostalAddress): string =>
  toElement(
    'PstlAdr',
    toText('StrtNm', street, 70),
    toText('BldgNb', building, 16),
    toText('PstCd', postcode, 16),
    toText('TwnNm', town, 35),
    toElement('Ctry', country),
  );

const toParty = (name: string, { name: holder, address }: AccountParty): string =>
  toElement(name, toText('Nm', holder, 70), toAddress(address));

const toAccount = (name: string, { iban }: AccountParty): string =>
  toElement(name, toElement('Id', toElement('IBAN', iban)));

const toAgent = (name: string, { bic }: AccountParty): string =>
  toElement(
    name,
    toElement(
      'FinInstnId',
      bic ? toElement('BICFI', bic) : toElement('Othr', toElement('Id', 'NOTPROVIDED')),
    ),
  );

const toTransfer = ({ endToEndId, payee, amount, purpose }: CreditTransfer): string =>
  toElement(
    'CdtTrfTxInf',
    toElement('PmtId', toElement('EndToEndId', endToEndId)),
    toElement(
      'Amt',
      `<InstdAmt Ccy="${SEPA_CURRENCY}">${formatFileAmount(amount, SEPA_CURRENCY)}</InstdAmt>`,
    ),
    payee.bic ? toAgent('CdtrAgt', payee) : '',
    toParty('Cdtr', payee),
    toAccount('CdtrAcct', payee),
    toElement('RmtInf', toText('Ustrd', purpose, 140)),
  );

/** Returns a pain.001.001.09 file of SEPA credit transfers (EPC132-08), one transfer a line. */
export const toPain001 = ({ id, createdAt, executionDay, payer, transfers }: PaymentFile): string => {
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0);
  const totals = [
    toElement('NbOfTxs', String(transfers.length)),
    toElement('CtrlSum', formatFileAmount(total, SEPA_CURRENCY)),
  ];

  const header = toElement(
    'GrpHdr',
    toElement('MsgId', id),
    toElement('CreDtTm', createdAt),
    ...totals,
    toElement('InitgPty', toText('Nm', payer.name, 70)),
  );

  const payment = toElement(
    'PmtInf',
    toElement('PmtInfId', id),
    toElement('PmtMtd', 'TRF'),
    ...totals,
    toElement('PmtTpInf', toElement('SvcLvl', toElement('Cd', 'SEPA'))),
    toElement('ReqdExctnDt', toElement('Dt', executionDay)),
    toParty('Dbtr', payer),
    toAccount('DbtrAcct', payer),
    toAgent('DbtrAgt', payer),
    toElement('ChrgBr', 'SLEV'),
    ...transfers.map((transfer) => `\n${toTransfer(transfer)}`),
    '\n',
  );

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    `<CstmrCdtTrfInitn>${header}`,
    `${payment}</CstmrCdtTrfInitn>`,
    '</Document>\n',
  ].join('\n');
};
