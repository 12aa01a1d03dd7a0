import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import '../../src/i18n/workspaceTexts.ts';
import { answerRequest, resetApi } from './api.ts';
import { setLive } from './live.ts';

configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  vi.stubGlobal('fetch', answerRequest);
});

afterEach(() => {
  cleanup();
  resetApi();
  setLive({});
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
});
