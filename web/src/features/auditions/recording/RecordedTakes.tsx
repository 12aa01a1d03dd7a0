import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { save } from '../../../lib/http/download.ts';
import type { RecordedTake } from './useRecorder.ts';

interface Props {
  readonly takes: readonly RecordedTake[];
  readonly disabled: boolean;
  readonly onUse: (take: RecordedTake) => void;
  readonly onRemove: (take: RecordedTake) => void;
}

/** What was recorded, to hear, use, keep or delete. */
export const RecordedTakes = ({ takes, disabled, onUse, onRemove }: Props) => {
  const text = useText();

  return (
    <PlainList aria-label={text('recording.takes')}>
      {takes.map((take) => {
        const { number } = take;

        return (
          <Stack component="li" key={number} gap={1} sx={{ paddingBlock: 1 }}>
            <Box
              component="audio"
              controls
              src={take.url}
              aria-label={text('recording.take', { number })}
              sx={{ width: 1, height: 40 }}
            />
            <Row>
              <Button
                size="small"
                variant="outlined"
                disabled={disabled}
                aria-label={text('recording.useTake', { number })}
                onClick={() => onUse(take)}
              >
                {text('recording.use')}
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={text('recording.saveTake', { number })}
                onClick={() => save(take.file, take.file.name)}
              >
                {text('recording.save')}
              </Button>
              <Button
                size="small"
                color="inherit"
                disabled={disabled}
                aria-label={text('recording.removeTake', { number })}
                onClick={() => onRemove(take)}
              >
                {text('recording.remove')}
              </Button>
            </Row>
          </Stack>
        );
      })}
    </PlainList>
  );
};
