import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseMinorUnits } from '../values/money.ts';
import { StatementError, type Statement, type StatementEntry } from './statement.ts';

type Node = Readonly<Record<string, unknown>>;

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, removeNSPrefix: true });

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getAll = (from: unknown, name: string): readonly unknown[] => {
  const found = isNode(from) ? from[name] : undefined;
  return found === undefined ? [] : Array.isArray(found) ? found : [found];
};

const find = (from: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((node, name) => getAll(node, name)[0], from);

/** Returns the text at a path; empty when missing. */
const getText = (from: unknown, ...path: readonly string[]): string => {
  const found = find(from, ...path);
  const text = isNode(found) ? found['#text'] : found;
  return typeof text === 'string' ? text.trim() : '';
};

const getDay = (from: unknown, name: string): string =>
  (getText(from, name, 'Dt') || getText(from, name, 'DtTm')).slice(0, 10);

const getAmount = (from: unknown, currency: string): number => {
  // Some banks state the amount of a batch's payment only here.
  const owner = find(from, 'Amt') === undefined ? find(from, 'AmtDtls', 'TxAmt') : from;
  if (find(owner, 'Amt') === undefined) throw new StatementError('incomplete');
  if (getText(owner, 'Amt', '@_Ccy') !== currency) throw new StatementError('currency');
  const amount = parseMinorUnits(getText(owner, 'Amt'), currency);
  if (amount === null) throw new StatementError('incomplete');
  return amount;
};

const isCredit = (from: unknown): boolean => getText(from, 'CdtDbtInd') === 'CRDT';

const getBalance = (statement: unknown, code: string, currency: string): number | null => {
  const balance = getAll(statement, 'Bal').find((each) => getText(each, 'Tp', 'CdOrPrtry', 'Cd') === code);
  return balance === undefined ? null : getAmount(balance, currency) * (isCredit(balance) ? 1 : -1);
};

const sumUp = (entries: readonly StatementEntry[]): number =>
  entries.reduce((total, { amount, direction }) => total + (direction === 'in' ? amount : -amount), 0);

/** Returns one entry's payments: its details, or itself when a bank states none. */
const toEntries = (entry: unknown, currency: string): readonly StatementEntry[] => {
  const total = getAmount(entry, currency);
  const details = getAll(entry, 'NtryDtls').flatMap((each) => getAll(each, 'TxDtls'));
  const entryReference =
    getText(entry, 'AcctSvcrRef') || getText(details[0], 'Refs', 'AcctSvcrRef') || getText(entry, 'NtryRef');

  const payments = (details.length === 0 ? [entry] : details).map((detail, index): StatementEntry => {
    const direction = isCredit(find(detail, 'CdtDbtInd') === undefined ? entry : detail) ? 'in' : 'out';
    const party = find(detail, 'RltdPties', direction === 'in' ? 'Dbtr' : 'Cdtr');
    const stated = getText(detail, 'Refs', 'EndToEndId');
    const texts = [
      ...getAll(find(detail, 'RmtInf'), 'Ustrd'),
      ...getAll(find(detail, 'RmtInf'), 'Strd').flatMap((each) => [
        getText(each, 'RfrdDocInf', 'Nb'),
        getText(each, 'CdtrRefInf', 'Ref'),
      ]),
    ];

    return {
      // Banks repeat the entry's reference in each payment of a batch.
      reference: details.length > 1 ? `${entryReference}/${index + 1}` : entryReference,
      bookedOn: getDay(entry, 'BookgDt') || getDay(entry, 'ValDt'),
      direction,
      amount: details.length > 1 ? getAmount(detail, currency) : total,
      endToEndId: stated === 'NOTPROVIDED' ? '' : stated,
      name: getText(party, 'Pty', 'Nm') || getText(party, 'Nm'),
      text: texts.filter((text) => typeof text === 'string' && text !== '').join(' '),
      isReturn: find(detail, 'RtrInf') !== undefined || getText(entry, 'RvslInd') === 'true',
    };
  });

  if (sumUp(payments) !== (isCredit(entry) ? total : -total)) throw new StatementError('incomplete');
  if (entryReference === '' || payments.some(({ bookedOn }) => bookedOn === ''))
    throw new StatementError('incomplete');
  return payments;
};

const toStatement = (source: unknown): Statement => {
  const iban = getText(source, 'Acct', 'Id', 'IBAN').replace(/\s/g, '');
  const currency = getText(source, 'Acct', 'Ccy') || getText(source, 'Bal', 'Amt', '@_Ccy');
  if (iban === '' || currency === '') throw new StatementError('noStatement');

  const opening = getBalance(source, 'OPBD', currency) ?? getBalance(source, 'PRCD', currency);
  const closing = getBalance(source, 'CLBD', currency);
  const booked = getAll(source, 'Ntry').filter(
    (entry) => (getText(entry, 'Sts', 'Cd') || getText(entry, 'Sts')) === 'BOOK',
  );
  const entries = booked.flatMap((entry) => toEntries(entry, currency));

  if (opening !== null && closing !== null && opening + sumUp(entries) !== closing)
    throw new StatementError('incomplete');
  if (new Set(entries.map(({ reference }) => reference)).size < entries.length)
    throw new StatementError('repeated');

  const days = entries.map(({ bookedOn }) => bookedOn);
  return {
    id: getText(source, 'Id'),
    iban,
    currency,
    opening,
    closing,
    through: days.reduce((last, day) => (day > last ? day : last), getText(source, 'CreDtTm').slice(0, 10)),
    entries,
  };
};

/** Returns the statements of a camt.053.001.08 file, all of one account; throws a `StatementError` for any other file. */
export const readCamt053 = (xml: string): readonly Statement[] => {
  // A document type could declare entities that expand without a bound.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml) || XMLValidator.validate(xml) !== true)
    throw new StatementError('unreadable');

  const statements = getAll(find(parser.parse(xml), 'Document', 'BkToCstmrStmt'), 'Stmt').map(toStatement);
  if (statements.length === 0) throw new StatementError('noStatement');
  if (new Set(statements.map(({ iban, currency }) => `${iban} ${currency}`)).size > 1)
    throw new StatementError('severalAccounts');

  return statements;
};
