// A contract that keeps its callers' notes, and some actions that no contract should have: what a
// chain must stand. Written in AssemblyScript without a framework; its ABI is beside it.

@external("env", "read_action_data")
declare function readActionData(at: usize, length: u32): i32;
@external("env", "action_data_size")
declare function actionDataSize(): i32;
@external("env", "require_auth")
declare function requireAuth(account: u64): void;
@external("env", "require_recipient")
declare function requireRecipient(account: u64): void;
@external("env", "eosio_assert_message")
declare function assertMessage(condition: i32, text: usize, length: u32): void;
@external("env", "prints_l")
declare function printText(text: usize, length: u32): void;
@external("env", "printui")
declare function printNumber(value: u64): void;
@external("env", "send_inline")
declare function sendInline(at: usize, length: u32): void;
@external("env", "set_action_return_value")
declare function setReturnValue(at: usize, length: u32): void;
@external("env", "db_store_i64")
declare function storeRow(scope: u64, table: u64, payer: u64, key: u64, at: usize, length: u32): i32;
@external("env", "db_find_i64")
declare function findRow(code: u64, scope: u64, table: u64, key: u64): i32;
@external("env", "db_end_i64")
declare function endOfRows(code: u64, scope: u64, table: u64): i32;
@external("env", "db_previous_i64")
declare function previousRow(iterator: i32, key: usize): i32;
@external("env", "db_update_i64")
declare function updateRow(iterator: i32, payer: u64, at: usize, length: u32): void;
@external("env", "db_remove_i64")
declare function removeRow(iterator: i32): void;
@external("env", "db_idx64_store")
declare function storeAuthor(scope: u64, table: u64, payer: u64, primary: u64, key: usize): i32;
@external("env", "db_idx64_find_primary")
declare function findAuthor(code: u64, scope: u64, table: u64, key: usize, primary: u64): i32;
@external("env", "db_idx64_update")
declare function updateAuthor(iterator: i32, payer: u64, key: usize): void;
@external("env", "db_idx64_remove")
declare function removeAuthor(iterator: i32): void;

// Names as the chain packs them.
const NOTES: u64 = 0x9d32ac0000000000;
const ACTIVE: u64 = 0x3232eda800000000;
const WRITE: u64 = 0xe5dd950000000000;
const ERASE: u64 = 0x55cd850000000000;
const TALLY: u64 = 0xc9a31f0000000000;
const RELAY: u64 = 0xbaa26f0000000000;
const POKE: u64 = 0xad20a00000000000;
const SPIN: u64 = 0xc55d300000000000;
const HOARD: u64 = 0x6d0d748000000000;
const DIG: u64 = 0x4b98000000000000;

const MAX_DATA: u32 = 4096;
const data = memory.data(4096);
const inline = memory.data(4224);
const key = memory.data(8);

function check(condition: bool, message: ArrayBuffer): void {
  if (!condition) assertMessage(0, changetype<usize>(message), message.byteLength);
}

/** write(id: uint64, author: name, text: string): the row is packed just as the arguments are. */
function write(self: u64, size: u32): void {
  const id = load<u64>(data);
  const author = load<u64>(data + 8);
  requireAuth(author);
  check(load<u8>(data + 16) > 0, String.UTF8.encode('a note needs a text'));
  store<u64>(key, author);
  const row = findRow(self, self, NOTES, id);
  if (row < 0) {
    storeRow(self, NOTES, author, id, data, size);
    storeAuthor(self, NOTES, author, id, key);
  } else {
    updateRow(row, author, data, size);
    const index = findAuthor(self, self, NOTES, key, id);
    store<u64>(key, author);
    updateAuthor(index, author, key);
  }
  requireRecipient(author);
  const said = String.UTF8.encode('noted ');
  printText(changetype<usize>(said), said.byteLength);
  printNumber(id);
}

/** erase(id: uint64, author: name) */
function erase(self: u64): void {
  const id = load<u64>(data);
  requireAuth(load<u64>(data + 8));
  const row = findRow(self, self, NOTES, id);
  check(row >= 0, String.UTF8.encode('no such note'));
  removeRow(row);
  removeAuthor(findAuthor(self, self, NOTES, key, id));
}

/** tally(): returns the highest id, or 0. */
function tally(self: u64): void {
  store<u64>(key, 0);
  const end = endOfRows(self, self, NOTES);
  if (end != -1) previousRow(end, key);
  setReturnValue(key, 8);
}

/** relay(id, author, text): writes by an inline action in the author's name. */
function relay(self: u64, size: u32): void {
  store<u64>(inline, self);
  store<u64>(inline + 8, WRITE);
  store<u8>(inline + 16, 1);
  store<u64>(inline + 17, load<u64>(data + 8));
  store<u64>(inline + 25, ACTIVE);
  // The length, as a number of two bytes of seven bits each.
  store<u8>(inline + 33, (size & 0x7f) | 0x80);
  store<u8>(inline + 34, size >> 7);
  memory.copy(inline + 35, data, size);
  sendInline(inline, size + 35);
}

/** poke(code: name, id: uint64): tries to write to another contract's row. */
function poke(): void {
  const code = load<u64>(data);
  updateRow(findRow(code, code, NOTES, load<u64>(data + 8)), 0, data, 16);
}

/** Takes memory until there is no more. */
function hoard(): void {
  let pages: u64 = memory.size();
  while (memory.grow(1) >= 0) {
    pages += 1;
    store<u8>(<usize>(pages << 16) - 1, 1);
  }
  printNumber(pages);
}

function dig(depth: u64): u64 {
  return dig(depth + 1) + 1;
}

/** What others are told: a text that begins with an exclamation mark is not listened to. */
function hear(): void {
  check(load<u8>(data + 17) != 0x21, String.UTF8.encode('no shouting'));
}

export function apply(self: u64, code: u64, action: u64): void {
  const size = <u32>actionDataSize();
  check(size <= MAX_DATA, String.UTF8.encode('too much data'));
  readActionData(data, size);
  if (code != self) {
    if (action == WRITE) hear();
    return;
  }
  if (action == WRITE) write(self, size);
  else if (action == ERASE) erase(self);
  else if (action == TALLY) tally(self);
  else if (action == RELAY) relay(self, size);
  else if (action == POKE) poke();
  else if (action == SPIN) while (true) store<u64>(key, load<u64>(key) + 1);
  else if (action == HOARD) hoard();
  else if (action == DIG) printNumber(dig(0));
  else check(false, String.UTF8.encode('unknown action'));
}
