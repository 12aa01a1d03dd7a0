import Button from '@mui/material/Button';
import { DELIVERY_ENDINGS, DELIVERY_MAX_BYTES, DELIVERY_TYPES } from '@domain/deliveries/deliveries.ts';
import { listDeliveryEndings } from '@domain/deliveries/delivery-type.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { DropZone } from '../../components/upload/DropZone.tsx';
import { useText } from '../../i18n/useText.ts';
import { InterruptedUploads } from './InterruptedUploads.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useDeliveryUploads } from './useDeliveryUploads.ts';

const GIGABYTES = DELIVERY_MAX_BYTES / 1024 ** 3;
const ACCEPTED = DELIVERY_TYPES.flatMap((type) => [...DELIVERY_ENDINGS[type], type]).join(',');

/** Uploads files of a session, one after another. */
export const DeliveryUploads = ({ sessionId }: { readonly sessionId: string }) => {
  const text = useText();
  const { items, add, send, pause, cancel, remove } = useDeliveryUploads(sessionId);
  const label = text('deliveries.upload');

  return (
    <Stack gap={1}>
      <DropZone multiple minHeight={96} accept={ACCEPTED} label={label} onFiles={add}>
        {(inputId) => (
          <>
            <Button variant="outlined" component="label" htmlFor={inputId} tabIndex={-1} aria-hidden>
              {label}
            </Button>
            <Muted sx={{ textAlign: 'center' }}>
              {text('deliveries.hint', { endings: listDeliveryEndings(), gigabytes: GIGABYTES })}
            </Muted>
          </>
        )}
      </DropZone>
      <InterruptedUploads sessionId={sessionId} current={items.map(({ file }) => file.name)} />
      {items.map((item) => (
        <UploadRow
          key={item.key}
          item={item}
          onSend={() => void send(item.key, item.file)}
          onPause={() => pause(item.key)}
          onCancel={(submission) => cancel(item.key, submission)}
          onRemove={() => remove(item.key)}
        />
      ))}
    </Stack>
  );
};
