import { useFormikContext } from 'formik';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { Project } from '@domain/projects/projects.ts';
import { withTerm } from '@domain/ledger/sold-licences.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

interface Values {
  readonly firstAirOn: string;
  /** Empty: not entered. */
  readonly endsOn: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const MeansEnd = ({ row }: { readonly row: LicenceRow }) => {
  const text = useText();
  const dates = useDates();
  const { firstAirOn, endsOn } = useFormikContext<Values>().values;
  if (!DAY.test(firstAirOn)) return null;

  const agreedEnd = DAY.test(endsOn) ? endsOn : null;
  const { expiresOn } = withTerm(row, { firstAirOn, renewedTerms: row.renewedTerms, agreedEnd });

  return (
    <Typography variant="body2" role="status">
      {expiresOn === null
        ? text('ledger.firstAirOpen')
        : text('ledger.firstAirEnds', { day: dates.day(expiresOn) })}
    </Typography>
  );
};

interface Props {
  readonly row: LicenceRow;
  readonly reader: LicenceReader;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Dialog for the first air date: proposes the project's, and shows the consequences before saving. */
export const FirstAirDialog = ({ row, reader, onDone, onClose }: Props) => {
  const text = useText();
  const dates = useDates();
  const asksProject = row.firstAirOn === null && row.projectId !== undefined;
  const project = useLiveDoc<Project>(asksProject ? `projects/${row.projectId}` : null);
  if (asksProject && project.status === 'loading') return null;

  const planned = project.data?.airDate ?? '';
  const proposed = planned >= row.soldOn ? planned : '';
  const tooEarly = text('ledger.firstAirEarly', { day: dates.day(row.soldOn) });

  const setDays = ({ firstAirOn, endsOn }: Values, submission: Submission) =>
    api.ledger.setFirstAir(
      { id: row.id },
      { firstAirOn, ...(row.takesEnd ? { endsOn: endsOn === '' ? null : endsOn } : {}) },
      submission,
    );

  return (
    <FormDialog<Values>
      draft={`firstAir.${row.id}`}
      title={text(row.takesFirstAir ? 'ledger.firstAir' : 'ledger.ends')}
      lead={text(reader === 'staff' ? 'ledger.firstAirLeadStaff' : 'ledger.firstAirLead')}
      initial={{ firstAirOn: row.firstAirOn ?? proposed, endsOn: row.agreedEnd ?? '' }}
      schema={object({
        firstAirOn: string()
          .required('validation.required')
          .test('not before it was sold', tooEarly, (day = '') => day >= row.soldOn),
        endsOn: string().test(
          'not before it starts',
          text('ledger.endBeforeStart'),
          (day = '', { parent }) => day === '' || day >= (parent as Values).firstAirOn,
        ),
      })}
      submitLabel={text('ledger.firstAirSave')}
      onSubmit={setDays}
      onDone={onDone}
      onClose={onClose}
    >
      {row.takesFirstAir && <FormDay name="firstAirOn" label={text('ledger.firstAir')} />}
      {row.takesEnd && (
        <FormDay name="endsOn" label={text('ledger.ends')} helperText={text('ledger.endsHint')} />
      )}
      <MeansEnd row={row} />
    </FormDialog>
  );
};
