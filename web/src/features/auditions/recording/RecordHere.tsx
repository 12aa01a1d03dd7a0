import { useState } from 'react';
import Button from '@mui/material/Button';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import type { AlternativeProps } from '../../../components/upload/AudioUploader.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useBrowserValue } from '../../../lib/useBrowserValue.ts';
import { canRecord } from './canRecord.ts';

const Recorder = lazyComponent(async () => {
  const [module] = await Promise.all([import('./Recorder.tsx'), wantTexts('ownTake')]);
  return module.Recorder;
});

/** Offers recording in the page where the browser can; its code is loaded by the press. */
export const RecordHere = ({ disabled, onUse, onOpen }: AlternativeProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    onOpen?.();
  };
  const isOffered = useBrowserValue(canRecord, false);
  if (isOpen) return <Recorder disabled={disabled} onUse={onUse} />;
  if (!isOffered) return null;

  return (
    <Button size="large" color="inherit" fullWidth disabled={disabled} onClick={open}>
      {text('recording.here')}
    </Button>
  );
};
