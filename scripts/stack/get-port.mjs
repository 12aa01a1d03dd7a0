/**
 * The port that a server listens on.
 * @param {import('node:net').Server} server
 */
export const getPort = (server) => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
};
