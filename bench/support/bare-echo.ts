/** The yardstick of live messages: a bare socket.io server that says to a room what one of its sockets says. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const server = createServer();
const io = new Server(server, { transports: ['websocket'], serveClient: false });
io.on('connection', (socket) => {
  socket.on('watch', (room: string, done: (may: boolean) => void) => {
    void socket.join(room);
    done(true);
  });
  socket.on('say', (room: string, what: unknown) => void socket.to(room).emit('hint', what));
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
