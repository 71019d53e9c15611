// A contract that asks the chain about itself and prints what it is told, a line for each answer.

@external("env", "read_action_data")
declare function readActionData(at: usize, length: u32): i32;
@external("env", "action_data_size")
declare function actionDataSize(): i32;
@external("env", "prints_l")
declare function printText(text: usize, length: u32): void;
@external("env", "printi")
declare function printNumber(value: i64): void;
@external("env", "printn")
declare function printName(value: u64): void;
@external("env", "printhex")
declare function printHex(at: usize, length: u32): void;
@external("env", "get_sender")
declare function getSender(): u64;
@external("env", "current_time")
declare function currentTime(): u64;
@external("env", "publication_time")
declare function publicationTime(): u64;
@external("env", "get_block_num")
declare function getBlockNum(): u32;
@external("env", "tapos_block_num")
declare function taposBlockNum(): i32;
@external("env", "tapos_block_prefix")
declare function taposBlockPrefix(): i32;
@external("env", "expiration")
declare function expiration(): u32;
@external("env", "transaction_size")
declare function transactionSize(): u32;
@external("env", "read_transaction")
declare function readTransaction(at: usize, length: u32): u32;
@external("env", "get_action")
declare function getAction(type: u32, index: u32, at: usize, length: u32): i32;
@external("env", "get_active_producers")
declare function getActiveProducers(at: usize, length: u32): i32;
@external("env", "get_code_hash")
declare function getCodeHash(account: u64, version: u32, at: usize, length: u32): u32;
@external("env", "is_feature_activated")
declare function isFeatureActivated(at: usize): bool;
@external("env", "is_account")
declare function isAccount(account: u64): bool;
@external("env", "has_auth")
declare function hasAuth(account: u64): bool;
@external("env", "require_auth2")
declare function requireAuth2(account: u64, permission: u64): void;
@external("env", "get_account_creation_time")
declare function getCreationTime(account: u64): i64;
@external("env", "get_permission_last_used")
declare function getLastUsed(account: u64, permission: u64): i64;
@external("env", "check_permission_authorization")
declare function checkPermission(
  account: u64,
  permission: u64,
  keys: usize,
  keysLength: u32,
  levels: usize,
  levelsLength: u32,
  delay: u64,
): i32;
@external("env", "check_transaction_authorization")
declare function checkTransaction(
  at: usize,
  length: u32,
  keys: usize,
  keysLength: u32,
  levels: usize,
  levelsLength: u32,
): i32;
@external("env", "send_deferred")
declare function sendDeferred(id: usize, payer: u64, at: usize, length: u32, replace: u32): void;
@external("env", "cancel_deferred")
declare function cancelDeferred(id: usize): i32;
@external("env", "send_context_free_inline")
declare function sendContextFree(at: usize, length: u32): void;
@external("env", "get_resource_limits")
declare function getLimits(account: u64, ram: usize, net: usize, cpu: usize): void;
@external("env", "set_resource_limits")
declare function setLimits(account: u64, ram: i64, net: i64, cpu: i64): void;
@external("env", "get_blockchain_parameters_packed")
declare function getParameters(at: usize, length: u32): u32;
@external("env", "set_blockchain_parameters_packed")
declare function setParameters(at: usize, length: u32): void;
@external("env", "is_privileged")
declare function isPrivileged(account: u64): bool;
@external("env", "eosio_exit")
declare function exit(code: i32): void;

const ASK: u64 = 0x3620000000000000;
const LEVEL: u64 = 0x8ab6a88000000000;
const KEYED: u64 = 0x82bca48000000000;
const ALLOWED: u64 = 0x34634e2920000000;
const LATER: u64 = 0x89b2ab8000000000;
const CANCEL: u64 = 0x41a6854400000000;
const FREE: u64 = 0x5dd4a00000000000;
const LIMITS: u64 = 0x8ba4ece000000000;
const PARAMS: u64 = 0xa9ae696000000000;
const ACTIVE: u64 = 0x3232eda800000000;

const data = memory.data(4096);
const buffer = memory.data(4096);
const id = memory.data(16);

function line(): void {
  store<u8>(id, 10);
  printText(id, 1);
}

function number(value: i64): void {
  printNumber(value);
  line();
}

function name(value: u64): void {
  printName(value);
  line();
}

function ask(self: u64): void {
  name(getSender());
  number(currentTime());
  number(publicationTime());
  number(getBlockNum());
  number(taposBlockNum());
  number(<i64>(<u32>taposBlockPrefix()));
  number(expiration());
  const size = readTransaction(buffer, 4096);
  number(size == transactionSize() && size == readTransaction(buffer, 0));
  printHex(buffer, size);
  line();
  number(getAction(1, 0, buffer, 4096));
  printHex(buffer, 16);
  line();
  number(getAction(1, 9, buffer, 4096));
  number(getActiveProducers(buffer, 0));
  getActiveProducers(buffer, 4096);
  name(load<u64>(buffer));
  number(getCodeHash(self, 0, buffer, 4096));
  printHex(buffer, 43);
  line();
  number(isFeatureActivated(data + 8));
  number(isFeatureActivated(data));
  number(isAccount(self));
  number(isAccount(1));
  number(hasAuth(load<u64>(data)));
  number(getCreationTime(load<u64>(data)));
  number(getLastUsed(load<u64>(data), ACTIVE));
}

/** Data: the account, then the packed keys. */
function keyed(size: u32): void {
  number(checkPermission(load<u64>(data), ACTIVE, data + 8, size - 8, 0, 0, 0));
}

/** Data: the length of a transaction in two bytes, the transaction, the packed levels. */
function allowed(size: u32): void {
  const length = <u32>load<u16>(data);
  number(checkTransaction(data + 2, length, 0, 0, data + 2 + length, size - 2 - length));
}

/** Data: the payer, then the transaction. */
function later(size: u32): void {
  store<u64>(id, 7);
  store<u64>(id + 8, 0);
  sendDeferred(id, load<u64>(data), data + 8, size - 8, 1);
}

function cancel(): void {
  store<u64>(buffer, 7);
  store<u64>(buffer + 8, 0);
  number(cancelDeferred(buffer));
}

function limits(): void {
  const account = load<u64>(data);
  number(isPrivileged(account));
  getLimits(account, buffer, buffer + 8, buffer + 16);
  setLimits(account, load<i64>(buffer) + 1, load<i64>(buffer + 8) + 2, load<i64>(buffer + 16) + 3);
}

function params(size: u32): void {
  if (size > 0) setParameters(data, size);
  number(getParameters(0, 0));
  number(getParameters(buffer, 67));
  number(getParameters(buffer, 68));
  number(<u32>load<u64>(buffer));
  number(load<u32>(buffer + 60));
  number(<u32>load<u16>(buffer + 66));
}

export function apply(self: u64, code: u64, action: u64): void {
  const size = <u32>actionDataSize();
  readActionData(data, 4096);
  if (action == ASK) ask(self);
  else if (action == LEVEL) requireAuth2(load<u64>(data), load<u64>(data + 8));
  else if (action == KEYED) keyed(size);
  else if (action == ALLOWED) allowed(size);
  else if (action == LATER) later(size);
  else if (action == CANCEL) cancel();
  else if (action == FREE) sendContextFree(data, size);
  else if (action == LIMITS) limits();
  else if (action == PARAMS) params(size);
  else {
    exit(0);
    unreachable();
  }
}
