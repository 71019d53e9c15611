import type { CommonPatterns, ContractPatterns, LocalePatterns } from '../pattern.ts';

const patterns: CommonPatterns = {
  token: {
    transfer: '[أرسل|يرسل] {from} مبلغ {amount} إلى {to}',
    transferMemo: '[أرسل|يرسل] {from} مبلغ {amount} إلى {to}: «{memo}»',
    issue: '[أُصدر|يُصدر] {amount} إلى {to}',
    retire: '[سُحب|يُسحب] {amount} من التداول',
    create: '[يستطيع|سيستطيع] {issuer} إصدار ما يصل إلى {amount}',
    open: '[فتح|يفتح] {owner} رصيدًا من {token}',
    close: '[أغلق|يغلق] {owner} الرصيد الفارغ من {token}',
    issuefixed: '[أُصدر|يُصدر] إلى {to} كامل المعروض {amount}',
    setmaxsupply: '[حدّد|يحدّد] {issuer} الحد الأقصى للمعروض بمقدار {amount}',
  },
  system: {
    delegatebw: '[رهن|يرهن] {from} مبلغ {cpu} لأجل CPU و{net} لأجل NET لصالح {receiver}',
    delegatebwGive:
      '[وهب|يهب] {from} نهائيًا {cpu} مرهونة لأجل CPU و{net} مرهونة لأجل NET إلى {receiver}',
    undelegatebw: '[فكّ|يفكّ] {from} رهن {cpu} من CPU و{net} من NET لدى {receiver}',
    refund: '[طالب|يطالب] {owner} باسترداده',
    buyram: '[اشترى|يشتري] {payer} RAM بمبلغ {amount} لصالح {receiver}',
    buyrambytes: '[اشترى|يشتري] {payer} {bytes} بايت من RAM لصالح {receiver}',
    sellram: '[باع|يبيع] {account} {bytes} بايت من RAM',
    powerup: '[استأجر|يستأجر] {payer} CPU وNET لصالح {receiver}، الأيام: {days}، بحد أقصى {amount}',
    voteproducer: '[صوّت|يصوّت] {voter} لعدد {count}: {producers}',
    voteproxy: 'يصوّت {voter} عبر {proxy}',
    voteNone: '[سحب|يسحب] {voter} أصواته',
    regproducer: '[سجّل|يسجّل] {producer} نفسه منتِجًا للكتل',
    unregprod: '[لم يعد|لن يبقى] {producer} منتِجًا للكتل',
    regproxy: '[سجّل|يسجّل] {proxy} نفسه وكيل تصويت',
    unregproxy: '[لم يعد|لن يبقى] {proxy} وكيل تصويت',
    claimrewards: '[طالب|يطالب] {owner} بمكافآته',
    newaccount: '[أنشأ|ينشئ] {creator} الحساب {name}',
    updateauth: '[غيّر|يغيّر] {account} صلاحيته {permission}',
    linkauth: 'يستخدم {account} الصلاحية {permission} للإجراء {action} في {contract}',
    linkauthAll: 'يستخدم {account} الصلاحية {permission} لكل إجراءات {contract}',
    delegatebwCpu: '[رهن|يرهن] {from} مبلغ {cpu} لأجل CPU لصالح {receiver}',
    delegatebwNet: '[رهن|يرهن] {from} مبلغ {net} لأجل NET لصالح {receiver}',
    giveCpu: '[وهب|يهب] {from} نهائيًا {cpu} مرهونة لأجل CPU إلى {receiver}',
    giveNet: '[وهب|يهب] {from} نهائيًا {net} مرهونة لأجل NET إلى {receiver}',
    undelegatebwCpu: '[فكّ|يفكّ] {from} رهن {cpu} من CPU لدى {receiver}',
    undelegatebwNet: '[فكّ|يفكّ] {from} رهن {net} من NET لدى {receiver}',
    powerupCpu: '[استأجر|يستأجر] {payer} CPU لصالح {receiver}، الأيام: {days}، بحد أقصى {amount}',
    powerupNet: '[استأجر|يستأجر] {payer} NET لصالح {receiver}، الأيام: {days}، بحد أقصى {amount}',
  },
  other: {
    accountinfo: '[حدّث|يحدّث] {modifier} ملف تعريف {account}',
    fields: '{action}: {fields}',
    empty: '{action}',
    undecoded: '{action}، لم يُفكّ ترميزه',
    noop: 'إجراء فارغ من {contract}: بحسب اسمه لا يفعل شيئًا',
    nonce: 'رقم يجعل المعاملة فريدة ولا أثر آخر له',
  },
};

export const localePatterns: LocalePatterns = {
  common: patterns,
  contracts: import.meta.glob<ContractPatterns>(['./*.ts', '!./common.ts']),
};
