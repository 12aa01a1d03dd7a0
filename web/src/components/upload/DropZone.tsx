import { useId, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import Box from '@mui/material/Box';

/** Audio files by extension, and by type for phones without extensions. */
const RECORDINGS = '.mp3,.m4a,.aac,.wav,.aif,.aiff,.aifc,.ogg,.oga,.opus,.flac,audio/*';

interface Props {
  /** Accessible label of the action. */
  readonly label: string;
  /** Selectable file types, as `accept` of an input; recordings by default. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** Id of the element with the error. */
  readonly faultId?: string | undefined;
  readonly minHeight?: number;
  readonly onFiles: (files: readonly File[]) => void;
  readonly input?: RefObject<HTMLInputElement | null>;
  /** Content; receives the input's id, for a label that opens the file picker. */
  readonly children: (inputId: string) => ReactNode;
}

/** A drop zone that also opens the file picker by click or keyboard. */
export const DropZone = (props: Props) => {
  const {
    label,
    accept = RECORDINGS,
    multiple = false,
    disabled = false,
    faultId,
    minHeight = 168,
    onFiles,
    children,
  } = props;

  const inputId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const input = props.input ?? inputRef;
  const [over, setOver] = useState(false);

  const take = (files: readonly File[]) => {
    if (!disabled && files.length > 0) onFiles(files);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        minHeight,
        padding: 2,
        borderRadius: '8px',
        border: '1.5px dashed',
        borderColor: faultId ? 'error.main' : over ? 'primary.main' : 'surface.lineStrong',
        backgroundColor: over ? 'action.hover' : 'background.paper',
        '&:has(input:focus-visible)': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
      }}
    >
      <input
        ref={input}
        id={inputId}
        type="file"
        multiple={multiple}
        accept={accept}
        className="visually-hidden"
        disabled={disabled}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        aria-label={label}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // Allows choosing the same file again after a correction.
          event.target.value = '';
        }}
      />
      {children(inputId)}
    </Box>
  );
};
