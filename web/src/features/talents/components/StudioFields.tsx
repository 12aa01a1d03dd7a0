import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import type { Instant } from '@domain/contract.ts';
import type { StudioField } from '@domain/talents/talent-fields.ts';
import { MICROPHONE_OTHER } from '@domain/talents/talent-limits.ts';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { FormYesNo } from '../../../components/form/FormYesNo.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { InputList } from '../../../components/form/InputList.tsx';
import { ShownWhen } from '../../../components/form/ShownWhen.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import type { ProfileValues } from './profileValues.ts';
import { SpeedTestField } from './SpeedTestField.tsx';
import { useProfileText } from './profileSubject.ts';

type StudioValues = Pick<ProfileValues, 'homeStudio' | 'microphone' | 'ableToConnect' | 'sourceConnectStPro'>;

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

  const {
    homeStudio,
    microphone,
    booth,
    otherMicrophone,
    ableToConnect,
    sourceConnectStPro,
    sourceConnectUser,
    ipConnectionSessionLinkPro,
    dawLocalRecording,
    onlineSupervision,
    speedTest,
    ...details
  } = {
    homeStudio: (
      <FormYesNo name="homeStudio" label={text('studio.have')} helperText={text('studio.haveHint')} />
    ),
    microphone: <FormSelect name="microphone" label={text('studio.microphone')} options={microphones} />,
    booth: <FormSelect name="booth" label={text('studio.booth')} options={booths} />,
    otherMicrophone: <FormTextField name="otherMicrophone" label={text('studio.otherMicrophone')} />,
    soundCard: <FormTextField name="soundCard" label={text('studio.soundCard')} />,
    homeRecording: <FormCheckbox name="homeRecording" label={text('studio.homeRecording')} />,
    ableToConnect: (
      <FormYesNo
        name="ableToConnect"
        label={text('studio.ableToConnect')}
        helperText={text('studio.ableToConnectHint')}
      />
    ),
    sourceConnectStPro: <FormCheckbox name="sourceConnectStPro" label={text('studio.sourceConnectStPro')} />,
    sourceConnectUser: <FormTextField name="sourceConnectUser" label={text('studio.sourceConnectUser')} />,
    ipConnectionSessionLinkPro: (
      <FormCheckbox name="ipConnectionSessionLinkPro" label={text('studio.ipConnectionSessionLinkPro')} />
    ),
    dawLocalRecording: <FormCheckbox name="dawLocalRecording" label={text('studio.dawLocalRecording')} />,
    onlineSupervision: <FormCheckbox name="onlineSupervision" label={text('studio.onlineSupervision')} />,
    speedTest: (
      <SpeedTestField
        name="speedTest"
        mayMeasure={uid === talentId}
        {...(measuredAt ? { measuredAt } : {})}
      />
    ),
  } satisfies Record<StudioField, ReactNode>;

  return (
    <Stack gap={2.5}>
      {homeStudio}
      <ShownWhen is={values.homeStudio === true} animated>
        <Stack sx={{ paddingTop: 0.5 }}>
          <FieldPair>
            {microphone}
            {booth}
          </FieldPair>
          <ShownWhen is={values.microphone === MICROPHONE_OTHER}>{otherMicrophone}</ShownWhen>
          <InputList inputs={details} />
        </Stack>
      </ShownWhen>
      {ableToConnect}
      <ShownWhen is={values.ableToConnect === true} animated>
        <Box sx={{ display: 'grid' }} role="group" aria-label={text('studio.connections')}>
          <Muted>{text('studio.connections')}</Muted>
          {sourceConnectStPro}
          <ShownWhen is={values.sourceConnectStPro}>
            <Box sx={{ marginBlock: 1, maxWidth: 320 }}>{sourceConnectUser}</Box>
          </ShownWhen>
          {ipConnectionSessionLinkPro}
          {dawLocalRecording}
          {onlineSupervision}
        </Box>
      </ShownWhen>
      {speedTest}
    </Stack>
  );
};
