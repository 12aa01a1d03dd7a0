import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Instant } from '@domain/contract.ts';
import { MICROPHONE_OTHER } from '@domain/talents/talents.ts';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { FormYesNo } from '../../../components/form/FormYesNo.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { ShownWhen } from '../../../components/form/ShownWhen.tsx';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import type { ProfileValues } from './profileValues.ts';
import { SpeedTestField } from './SpeedTestField.tsx';
import { useProfileText } from './profileSubject.ts';

type StudioValues = Pick<ProfileValues, 'homeStudio' | 'microphone' | 'ableToConnect' | 'sourceConnectStPro'>;

const CONNECTIONS = ['ipConnectionSessionLinkPro', 'dawLocalRecording', 'onlineSupervision'] as const;

interface Props {
  readonly measuredAt?: Instant | null | undefined;
  readonly talentId: string;
}

/** Home studio and remote connection. */
export const StudioFields = ({ measuredAt, talentId }: Props) => {
  const { uid } = useSignedIn();
  const text = useProfileText();
  const { values } = useFormikContext<StudioValues>();
  const microphones = useCatalogOptions('MICROPHONE');
  const booths = useCatalogOptions('BOOTH');
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FormYesNo name="homeStudio" label={text('studio.have')} helperText={text('studio.haveHint')} />
      <ShownWhen is={values.homeStudio === true} animated>
        <Box sx={{ display: 'grid', gap: 2, paddingTop: 0.5 }}>
          <FieldPair>
            <FormSelect name="microphone" label={text('studio.microphone')} options={microphones} />
            <FormSelect name="booth" label={text('studio.booth')} options={booths} />
          </FieldPair>
          <ShownWhen is={values.microphone === MICROPHONE_OTHER}>
            <FormTextField name="otherMicrophone" label={text('studio.otherMicrophone')} />
          </ShownWhen>
          <FormTextField name="soundCard" label={text('studio.soundCard')} />
          <FormCheckbox name="homeRecording" label={text('studio.homeRecording')} />
        </Box>
      </ShownWhen>
      <FormYesNo
        name="ableToConnect"
        label={text('studio.ableToConnect')}
        helperText={text('studio.ableToConnectHint')}
      />
      <ShownWhen is={values.ableToConnect === true} animated>
        <Box sx={{ display: 'grid' }} role="group" aria-label={text('studio.connections')}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('studio.connections')}
          </Typography>
          <FormCheckbox name="sourceConnectStPro" label={text('studio.sourceConnectStPro')} />
          <ShownWhen is={values.sourceConnectStPro}>
            <Box sx={{ marginBlock: 1, maxWidth: 320 }}>
              <FormTextField name="sourceConnectUser" label={text('studio.sourceConnectUser')} />
            </Box>
          </ShownWhen>
          {CONNECTIONS.map((name) => (
            <FormCheckbox key={name} name={name} label={text(`studio.${name}`)} />
          ))}
        </Box>
      </ShownWhen>
      <SpeedTestField
        name="speedTest"
        mayMeasure={uid === talentId}
        {...(measuredAt ? { measuredAt } : {})}
      />
    </Box>
  );
};
