import { useIntl } from 'react-intl';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CopyFault } from '@domain/health/health.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { RowList } from '../../../components/RowList.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import type { MessageId } from '../../../i18n/locale.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { checkCopies, repairCopies } from '../data/checks.ts';
import { useParts } from '../data/useParts.ts';
import { CheckedSection } from './CheckedSection.tsx';
import { FaultOwner } from './FaultOwner.tsx';

/** Copies listed; others are counted. */
const SHOWN = 50;

/** Returns a copy's fault as text; fields without a name are grouped. */
const useFaultWords = () => {
  const text = useText();
  const { messages } = useIntl();
  const isText = (id: string): id is MessageId => Object.hasOwn(messages, id);

  return ({ kind, fields }: CopyFault): string => {
    if (kind !== 'differs') return text(`health.fault.${kind}`);
    const makeId = (field: string): MessageId | undefined =>
      [`health.field.${field}`, `audit.field.${field}`].find(isText);
    const ids = fields.map(makeId);
    const names = [...new Set(ids.flatMap((id) => (id ? [text(id)] : [])))];
    const rest = ids.includes(undefined) ? [text('health.otherDetails')] : [];
    return names.length === 0
      ? text('health.fault.differsOnly')
      : text('health.fault.differs', { fields: [...names, ...rest].join(', ') });
  };
};

const FaultRow = ({ fault }: { readonly fault: CopyFault }) => {
  const text = useText();
  const toWords = useFaultWords();
  const { collection, name, href, isMendable } = fault;
  const kind = text(`health.copy.${collection}`);

  return (
    <Box component="li" sx={{ paddingBlock: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          <FaultOwner name={name} href={href} otherwise={kind} />
        </Typography>
        <Typography variant="body2">
          {name === null ? toWords(fault) : joinDotted([kind, toWords(fault)])}
        </Typography>
        {collection === 'claims' && <Muted>{text('health.claimsText')}</Muted>}
        {!isMendable && <Muted>{text('health.notMendable')}</Muted>}
      </Box>
    </Box>
  );
};

/** Copies that differ from their source, with repair. */
export const CopySection = () => {
  const text = useText();
  const toasts = useToasts();
  const parts = useParts(checkCopies);

  const repair = async (faults: readonly CopyFault[], submission: Submission) => {
    const count = await repairCopies(faults, submission);
    toasts.success(text('health.repaired', { count }));
    // Checks repaired records again too, instead of assuming success.
    parts.start();
  };

  return (
    <CheckedSection
      title={text('health.copies')}
      lead={text('health.copiesLead')}
      startLabel={text('health.compare')}
      of={parts}
      wellText={(count) => text('health.copiesWell', { count })}
      wrongText={(faults) => text('health.copiesDiffer', { count: faults.length })}
    >
      {(faults) => (
        <>
          {faults.some(({ isMendable }) => isMendable) && (
            <div>
              <SendButton variant="contained" onSend={(submission) => repair(faults, submission)}>
                {text('health.repair')}
              </SendButton>
            </div>
          )}
          <RowList label={text('health.copiesList')}>
            {faults.slice(0, SHOWN).map((fault, index) => (
              <FaultRow key={`${index} ${fault.source}`} fault={fault} />
            ))}
          </RowList>
          {faults.length > SHOWN && (
            <Typography variant="body2">{text('health.more', { count: faults.length - SHOWN })}</Typography>
          )}
        </>
      )}
    </CheckedSection>
  );
};
