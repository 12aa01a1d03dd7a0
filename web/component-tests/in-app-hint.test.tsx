import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScriptPdfLink } from '../src/features/auditions/components/ScriptPdfLink.tsx';
import { renderPart } from './kit/render.tsx';

const HINT = 'If nothing is saved, open this page in your browser.';

afterEach(() => vi.restoreAllMocks());

it('suggests another browser beside a download inside other apps only', () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  const { unmount } = renderPart(<ScriptPdfLink entry={{ id: 'e' }} token="t" />);
  expect(screen.queryByText(HINT)).toBeNull();
  unmount();

  agent.mockReturnValue('Mozilla/5.0 (iPhone) Instagram 300.0');
  renderPart(<ScriptPdfLink entry={{ id: 'e' }} token="t" />);
  screen.getByText(HINT);
});
