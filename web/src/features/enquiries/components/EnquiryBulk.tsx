import Button from '@mui/material/Button';
import type { EnquiryRow } from '@domain/enquiries/enquiries.ts';
import { BulkDialog } from '../../../components/bulk/BulkDialog.tsx';
import { ChosenBar } from '../../../components/bulk/ChosenBar.tsx';
import { useBulk } from '../../../components/bulk/useBulk.ts';
import type { Chosen } from '../../../components/lists/useSelectedRows.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { closeEnquiry } from '../data/enquiries.ts';

interface Props {
  readonly chosen: Chosen<EnquiryRow>;
  readonly onChanged: () => void;
}

/** Closes several messages. */
export const EnquiryBulk = ({ chosen, onChanged }: Props) => {
  const text = useText();
  const dates = useDates();
  const bulk = useBulk((ids) => {
    chosen.drop(ids);
    onChanged();
  });
  const { rows } = chosen;
  const count = rows.length;

  const close = () =>
    bulk.start(
      text('enquiries.closeMany', { count }),
      rows.map((row) => ({
        id: row.id,
        name: text('enquiries.rowFor', { name: row.name, moment: dates.dateTime(row.createdAt) }),
        send: (submission) => closeEnquiry(row, submission),
      })),
    );

  return (
    <>
      <ChosenBar chosen={chosen}>
        <Button size="small" onClick={close}>
          {text('enquiries.closeChosen')}
        </Button>
      </ChosenBar>
      <BulkDialog bulk={bulk} />
    </>
  );
};
