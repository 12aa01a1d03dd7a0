import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AUDIO_LIMITS, getAudioLimitValues } from '@domain/audio/limits.ts';
import { MULTIPLE_MODE_MAX_FILES } from '@domain/demos/demos.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { DropZone } from '../../../components/upload/DropZone.tsx';
import { useText } from '../../../i18n/useText.ts';

const UploadBatch = lazyComponent(() =>
  import('../upload/UploadBatch.tsx').then((module) => module.UploadBatch),
);

interface Props {
  readonly talent: Talent;
  readonly isOwner: boolean;
}

/** Drop zone for new demos, whose progress shows below. */
export const AddDemos = ({ talent, isOwner }: Props) => {
  const text = useText();
  const [chosen, setChosen] = useState<readonly File[]>();

  return (
    <Stack sx={{ marginBottom: 3 }}>
      <DropZone
        multiple
        minHeight={120}
        label={text('demo.choose')}
        onFiles={(files) => setChosen([...files])}
      >
        {(inputId) => (
          <>
            <Typography variant="subtitle1" sx={{ display: { xs: 'none', sm: 'block' } }}>
              {text('demo.drop', { max: MULTIPLE_MODE_MAX_FILES })}
            </Typography>
            <Button
              variant="outlined"
              component="label"
              htmlFor={inputId}
              onPointerEnter={UploadBatch.ahead}
              tabIndex={-1}
              aria-hidden
            >
              {text('demo.choose')}
            </Button>
            <Muted sx={{ textAlign: 'center' }}>
              {text('demo.limits', getAudioLimitValues(AUDIO_LIMITS.demo))}
            </Muted>
          </>
        )}
      </DropZone>
      {chosen && <UploadBatch talent={talent} isOwner={isOwner} chosen={chosen} />}
    </Stack>
  );
};
