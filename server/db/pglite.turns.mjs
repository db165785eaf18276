// PostgreSQL's wire protocol on a socket, for the one session of a PGlite.
//
// What a client sends up to Sync (or one simple Query) is one exchange and runs in one go: between a client's Parse and
// its Sync another client's messages would replace its unnamed statement, join its implicit transaction, or be skipped
// after its error. A client in a transaction keeps the turn until that ends. (@electric-sql/pglite-socket takes turns by
// message and hangs under load for these reasons.)
import { createServer } from 'node:net';

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;

const query = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);

/** A simple query as the protocol writes it. */
function simpleQuery(text) {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + body.length);
  message.write('Q');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}

/** Lets exchanges of all clients at the database, one after the other. */
class Turns {
  #db;
  #waiting = [];
  /** The client whose transaction is open. */
  #owner = null;
  #isRunning = false;
  #idle = Promise.resolve();
  #onCrash;

  constructor(db, onCrash) {
    this.#db = db;
    this.#onCrash = onCrash;
  }

  ask(client, message) {
    this.#waiting.push({ client, message });
    if (!this.#isRunning) this.#idle = this.#run().catch(this.#onCrash);
  }

  /** Drops what a gone client still wants, and undoes its open transaction. */
  forget(client) {
    this.#waiting = this.#waiting.filter((exchange) => exchange.client !== client);
    if (this.#owner === client) this.ask(client, simpleQuery('rollback'));
  }

  idle() {
    return this.#idle;
  }

  #next() {
    const index = this.#owner ? this.#waiting.findIndex(({ client }) => client === this.#owner) : 0;
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #run() {
    this.#isRunning = true;
    for (let exchange = this.#next(); exchange; exchange = this.#next()) {
      const { client, message } = exchange;
      const answer = [];
      await this.#db.execProtocolRawStream(message, {
        syncToFs: false,
        // A view into memory that the next answer overwrites: copied.
        onRawData: (bytes) => answer.push(Buffer.from(bytes)),
      });
      this.#owner = this.#db.isInTransaction() ? client : null;
      if (client.writable) client.write(Buffer.concat(answer));
      // Let the sockets speak before the next one.
      await new Promise(setImmediate);
    }
    this.#isRunning = false;
  }
}

/** Reads a client's bytes into exchanges. */
function serveClient(socket, turns) {
  let unread = Buffer.alloc(0);
  let exchange = [];
  let hasStarted = false;

  /** Bytes of the message at the front; 0 while it is incomplete. */
  const frontLength = () => {
    const header = hasStarted ? 1 : 0;
    if (unread.length < header + 4) return 0;
    const length = header + unread.readInt32BE(header);
    return unread.length >= length ? length : 0;
  };

  const start = (message) => {
    const code = message.readInt32BE(4);
    if (code === sslRequest || code === gssRequest) return socket.write('N');
    if (code === cancelRequest) return socket.end();
    hasStarted = true;
    return turns.ask(socket, message);
  };

  socket.setNoDelay(true);
  socket.on('data', (bytes) => {
    unread = unread.length === 0 ? bytes : Buffer.concat([unread, bytes]);
    for (let length = frontLength(); length > 0; length = frontLength()) {
      const message = unread.subarray(0, length);
      unread = unread.subarray(length);
      if (!hasStarted) {
        start(message);
        continue;
      }
      if (message[0] === terminate) {
        socket.end();
        continue;
      }
      exchange.push(message);
      if (message[0] === query || message[0] === sync) {
        turns.ask(socket, Buffer.concat(exchange));
        exchange = [];
      }
    }
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => turns.forget(socket));
}

/**
 * Listens on a unix socket for clients of `db`. `onCrash` is told when the engine itself fails: nothing goes on then.
 * @returns a function that ends every connection and waits for the exchange that runs
 */
export async function serveTurns(db, path, onCrash) {
  const turns = new Turns(db, onCrash);
  const clients = new Set();
  const server = createServer((socket) => {
    clients.add(socket);
    socket.on('close', () => clients.delete(socket));
    serveClient(socket, turns);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of clients) socket.destroy();
    await closed;
    await turns.idle();
  };
}
