import { useFormikContext } from 'formik';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import { Row } from '../layout/Row.tsx';
import { useBottomBar } from '../layout/bottomBar.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** Saves or resets the form around it. */
export const SaveBar = () => {
  const text = useText();
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const bar = useBottomBar();

  return (
    <Row
      ref={bar}
      data-off-paper
      isOneLine
      justify="flex-end"
      sx={{
        // Sticky while there are changes, however long the form is.
        ...(dirty
          ? {
              position: 'sticky',
              bottom: 0,
              zIndex: 1,
              paddingBlock: 1.5,
              backgroundColor: 'background.default',
            }
          : {}),
      }}
    >
      {dirty && (
        <Button color="inherit" disabled={isSubmitting} onClick={() => resetForm()}>
          {text('common.discard')}
        </Button>
      )}
      <SubmitButton disabled={!dirty}>{text('common.save')}</SubmitButton>
    </Row>
  );
};
