/** The socket's library, in a file that is loaded once a screen is shown: only what is named here is in it. */
export { io } from 'socket.io-client';
