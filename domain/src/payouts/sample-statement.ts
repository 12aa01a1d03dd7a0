export interface SampleEntry {
  readonly reference: string;
  /** Cents. */
  readonly amount: number;
  readonly direction: 'in' | 'out';
  readonly endToEndId?: string;
  readonly name?: string;
  readonly text?: string;
  readonly isReturn?: boolean;
}

interface Sample {
  readonly entries: readonly SampleEntry[];
  readonly iban?: string;
  readonly currency?: string;
  /** Cents. */
  readonly opening?: number;
  readonly day?: string;
}

const toDecimal = (cents: number): string => (cents / 100).toFixed(2);
const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a camt.053.001.08 statement with one booked entry per payment. */
export const makeStatement = ({
  entries,
  iban = 'ES9121000418450200051332',
  currency = 'EUR',
  opening = 100_000,
  day = '2026-11-30',
}: Sample): string => {
  const closing = entries.reduce(
    (balance, { direction, amount }) => balance + (direction === 'in' ? amount : -amount),
    opening,
  );
  const toBalance = (code: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${toDecimal(Math.abs(cents))}</Amt>` +
    `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

  const toEntry = ({ reference, amount, direction, endToEndId, name, text, isReturn }: SampleEntry) => {
    const party = direction === 'in' ? 'Dbtr' : 'Cdtr';
    return (
      `<Ntry><Amt Ccy="${currency}">${toDecimal(amount)}</Amt><CdtDbtInd>${direction === 'in' ? 'CRDT' : 'DBIT'}</CdtDbtInd>` +
      `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>` +
      `<BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd><NtryDtls><TxDtls>` +
      (endToEndId ? `<Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>` : '') +
      (name ? `<RltdPties><${party}><Pty><Nm>${escapeXml(name)}</Nm></Pty></${party}></RltdPties>` : '') +
      (text ? `<RmtInf><Ustrd>${escapeXml(text)}</Ustrd></RmtInf>` : '') +
      (isReturn ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : '') +
      '</TxDtls></NtryDtls></Ntry>'
    );
  };

  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>' +
    `<GrpHdr><MsgId>M1</MsgId><CreDtTm>${day}T20:00:00Z</CreDtTm></GrpHdr>` +
    `<Stmt><Id>S-${day}</Id><CreDtTm>${day}T20:00:00Z</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>` +
    `${toBalance('OPBD', opening)}${toBalance('CLBD', closing)}${entries.map(toEntry).join('')}</Stmt>` +
    '</BkToCstmrStmt></Document>'
  );
};
