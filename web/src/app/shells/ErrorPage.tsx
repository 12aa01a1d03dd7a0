import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import NotFoundPage from './NotFoundPage.tsx';
import { CodeMissingError } from '../../lib/newRelease.ts';
import ServerErrorPage from './ServerErrorPage.tsx';

/** Shown when a whole screen fails. */
export const ErrorPage = () => {
  const error = useRouteError();
  if (error instanceof CodeMissingError) return <ServerErrorPage isRelease />;
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ServerErrorPage />;
};
