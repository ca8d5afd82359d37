#import "ALBStorageViewController.h"

#define ALBText(key) NSLocalizedString(key, nil)

@implementation ALBStorageViewController

- (void)storageDidFillWithUsed:(NSString *)used total:(NSString *)total {
  NSString *message = [NSString stringWithFormat:ALBText(@"storage.full.message"), used, total];
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:ALBText(@"storage.full.title")
                                                                 message:message
                                                          preferredStyle:UIAlertControllerStyleAlert];
  [alert addAction:[UIAlertAction actionWithTitle:ALBText(@"storage.full.button") style:UIAlertActionStyleCancel handler:nil]];
  UIAlertAction *settings = [UIAlertAction actionWithTitle:ALBText(@"common.settings")
                                                     style:UIAlertActionStyleDefault
                                                   handler:^(UIAlertAction *action) { [self openSettings]; }];
  [alert addAction:settings];
  alert.preferredAction = settings;
  [self presentViewController:alert animated:YES completion:nil];
}

@end
