import type { ElementType, ReactNode } from 'react';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { isLiveDenied } from '#firebase/denied.ts';
import { useText } from '../../i18n/useText.ts';
import { isDenied } from '../../lib/http/apiError.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { StateCard } from './StateCard.tsx';

interface EmptyProps {
  readonly icon: ElementType;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** An empty list, with a next step. */
export const EmptyState = (props: EmptyProps) => <StateCard {...props} />;

/** Shown to accounts without access. */
export const DeniedState = () => {
  const text = useText();
  return (
    <StateCard icon={Lock} title={text('common.deniedTitle')}>
      {text('common.deniedText')}
    </StateCard>
  );
};

interface ErrorProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** A loading failure with a retry. A refusal has no retry, because that wouldn't help. */
export const ErrorState = ({ error, onRetry }: ErrorProps) => {
  const text = useText();
  const errorText = useErrorText();
  if (isDenied(error) || isLiveDenied(error)) return <DeniedState />;

  return (
    <div role="alert">
      <StateCard
        icon={CloudOff}
        tone="negative"
        title={text('common.loadFailedTitle')}
        action={
          onRetry && (
            <Button variant="outlined" color="inherit" onClick={onRetry}>
              {text('common.retry')}
            </Button>
          )
        }
      >
        {errorText(error)}
      </StateCard>
    </div>
  );
};

/** Wraps skeletons shaped like the content; announces loading once to screen readers. */
export const LoadingState = ({ children }: { readonly children: ReactNode }) => {
  const text = useText();
  return (
    <div role="status" aria-busy>
      <span className="visually-hidden">{text('common.loading')}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
};
