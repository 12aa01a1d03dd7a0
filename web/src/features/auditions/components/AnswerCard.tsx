import { useState } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { DeclineDialog } from './news.ts';

export type StoredAnswer = Pick<AuditionEntryPage, 'isConfirmed' | 'refusal'>;

interface Props {
  readonly entry: AuditionEntryPage;
  readonly token: string;
  readonly disabled: boolean;
  readonly onAnswered: (answer: StoredAnswer) => void;
}

/** Confirms or declines a request before recording. */
export const AnswerCard = ({ entry, token, disabled, onAnswered }: Props) => {
  const text = useText();
  const [isDeclining, setDeclining] = useState(false);
  const { isConfirmed } = entry;

  return (
    <Row
      component="section"
      aria-label={text('upload.answer')}
      align="center"
      sx={{
        marginBlock: 2,
        padding: 1.5,
        borderRadius: 2,
        border: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      {isConfirmed && <CheckCircle color="success" fontSize="small" aria-hidden />}
      <Typography role="status" sx={{ flex: '1 1 200px' }}>
        {text(isConfirmed ? 'upload.confirmed' : 'upload.canYou')}
      </Typography>
      <Row isOneLine>
        {!isConfirmed && (
          <SendButton
            variant="outlined"
            disabled={disabled}
            onSend={async (submission) => {
              await api.auditions.answer(
                { id: entry.id },
                { token },
                { answer: 'confirmed', note: '' },
                submission,
              );
              onAnswered({ isConfirmed: true, refusal: null });
            }}
            sx={{ minHeight: 44 }}
          >
            {text('upload.canDo')}
          </SendButton>
        )}
        <Button
          color="inherit"
          disabled={disabled}
          onPointerEnter={() => DeclineDialog.ahead()}
          onClick={() => setDeclining(true)}
          sx={{ minHeight: 44 }}
        >
          {text('upload.cannotDo')}
        </Button>
      </Row>
      {isDeclining && (
        <DeclineDialog
          entry={entry}
          token={token}
          onDeclined={(refusal) => {
            setDeclining(false);
            onAnswered({ isConfirmed: false, refusal });
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </Row>
  );
};
